import { okReply } from '../../contract/replies.ts'
import { call } from '../api/call.ts'

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
} as const satisfies Record<string, Notice>

const failed = (text: string): Notice => ({ kind: 'error', title: 'No se envió tu mensaje', text })

/** Whether a field is blank after trimming. */
export const hasBlank = (message: Message) => Object.values(message).some((value) => value.trim() === '')

/** Sends the message; resolves with what to tell. The server's own words come first. */
export async function sendMessage(message: Message, aside: Record<string, unknown>): Promise<Notice> {
  if (hasBlank(message)) return notices.blank
  const outcome = await call('POST', '/api/contacto', { ...message, ...aside }, okReply)
  if (outcome.kind === 'ok') return notices.sent
  if (outcome.kind === 'refused') return failed(outcome.error ?? 'Error al enviar')
  return failed('No se pudo enviar tu mensaje.')
}
