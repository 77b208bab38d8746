/** The address that a customer opens. `baseUrl` has no slash at its end. Source: design §8. */
export function orderLink(baseUrl: string, idOrden: string): string {
  return `${baseUrl}/confirmacion?id=${encodeURIComponent(idOrden)}`
}
