export interface Message {
  nombre: string
  email: string
  mensaje: string
}

/** What a person is told after sending. */
export interface Notice {
  kind: 'warning' | 'error' | 'success'
  title: string
  text: string
}

export const failed = (text: string): Notice => ({ kind: 'error', title: 'No se envió tu mensaje', text })

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

/** Whether a field is blank after trimming. */
export const hasBlank = (message: Message) => Object.values(message).some((value) => value.trim() === '')
