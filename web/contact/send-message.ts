import { okReply } from '../../contract/replies.ts'
import { call } from '../api/call.ts'
import { failed, type Message, type Notice, notices } from './notices.ts'

/** Sends the message; resolves with what to tell. The server's own words come first. */
export async function sendMessage(message: Message, traces: Record<string, unknown>): Promise<Notice> {
  const outcome = await call('POST', '/api/contacto', { ...message, ...traces }, okReply)
  if (outcome.kind === 'ok') return notices.sent
  if (outcome.kind === 'refused') return failed(outcome.error ?? 'Error al enviar', outcome.campos)
  return notices.unsent
}
