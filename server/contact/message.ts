/** A message to the laboratory, as it is stored. */
export interface Message {
  id: number
  tipo: 'contacto' | 'pregunta'
  nombre: string
  /** For a question: the order's Correo, which may hold several addresses or none. */
  email: string
  /** Lines end in `\n`. */
  mensaje: string
  OrdenServicio: string | undefined
  recibidoEn: Temporal.Instant
  /** Why it may be a robot's; undefined where nothing speaks for it. */
  sospecha: string | undefined
}

export type NewMessage = Omit<Message, 'id' | 'recibidoEn'>
