/** Order links are secrets: the log has neither a query nor the part of a path that carries one. */
export function redactedPath(url: string): string {
  const [path = ''] = url.split('?')
  return path.replace(/^(\/(?:service-order-search-v2|api\/certificado)\/)[^/]+/, '$1…')
}
