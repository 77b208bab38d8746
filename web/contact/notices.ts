export interface Message {
  nombre: string
  email: string
  mensaje: string
}

/** A sentence by field. */
export type Problems = Partial<Record<keyof Message, string>>

/** What a person is told after sending. */
export interface Notice {
  kind: 'warning' | 'error' | 'success'
  title: string
  text: string
  /** What is wrong with each field, where that is known. */
  campos?: Problems
}

export const failed = (text: string, campos?: Problems): Notice => ({
  kind: 'error',
  title: 'No se envió tu mensaje',
  text,
  ...(campos && { campos }),
})

/** Source of the sentences: specification §5, §8. */
export const notices = {
  blank: {
    kind: 'warning',
    title: 'Faltan datos',
    text: 'Por favor, completa todos los campos antes de enviar.',
  },
  sent: {
    kind: 'success',
    title: 'Mensaje enviado',
    text: 'Gracias. Tu mensaje ha sido enviado correctamente.',
  },
  unsent: failed('No se pudo enviar tu mensaje.'),
} satisfies Record<string, Notice>

/** Says of every field that is blank after trimming that it is missing; undefined when none is. */
export function blankFields(message: Message): Problems | undefined {
  const blank = Object.entries(message).filter(([, value]) => value.trim() === '')
  return blank.length > 0 ? Object.fromEntries(blank.map(([name]) => [name, 'Falta este dato.'])) : undefined
}
