const key = (idOrden: string) => `certeza.duda.${idOrden}`

/** A question begun but not sent: one who closes the dialog to look something up finds it again. */
export function keptQuestion(idOrden: string): string {
  try {
    return localStorage.getItem(key(idOrden)) ?? ''
  } catch {
    return ''
  }
}

/** Blank forgets it. */
export function keepQuestion(idOrden: string, mensaje: string): void {
  try {
    if (mensaje === '') localStorage.removeItem(key(idOrden))
    else localStorage.setItem(key(idOrden), mensaje)
  } catch {
    // Full or forbidden: sending does not depend on it.
  }
}
