import { asKept } from '../../contract/as-kept.ts'
import { emailAddressForm, notAnAddress } from '../../contract/email-addresses.ts'
import { call } from '../api/call.ts'
import { looseDone } from '../api/loose-replies.ts'
import { failed, type Message, type Notice, notices } from './notices.ts'

/** Sends the message; resolves with what to tell. The server's own words come first. */
export async function sendMessage(message: Message, traces: Record<string, unknown>): Promise<Notice> {
  // The form is not checked by the browser, and not every backend looks: nobody could answer such an address.
  if (!emailAddressForm.test(asKept(message.email))) return failed(notAnAddress, { email: notAnAddress })
  const outcome = await call('POST', '/api/contacto', { ...message, ...traces }, looseDone)
  if (outcome.kind === 'ok') return notices.sent
  if (outcome.kind === 'refused') return failed(outcome.error ?? 'Error al enviar', outcome.campos)
  return notices.unsent
}
