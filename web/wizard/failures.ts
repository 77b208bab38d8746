/** What the wizard says when a call fails, wherever it is made. Sentences: specification §8. */
export const connection = { title: 'Error de conexión', text: 'No se pudo conectar con el servidor.' } as const
export const closedOrder = 'La fecha límite ha pasado o la orden ya fue confirmada.'
export const somethingElse = 'Ocurrió un problema.'
