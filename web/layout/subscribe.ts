import { okReply } from '../../contract/replies.ts'
import { call } from '../api/call.ts'

/** What came of asking: `wrong` where it is the address that was refused. */
export interface Asked {
  done: boolean
  text: string
  wrong?: boolean
}

/**
 * Asks for the newsletter; resolves with what to tell and whether it went well,
 * undefined when the server cannot be asked.
 */
export async function subscribe(email: string): Promise<Asked | undefined> {
  if (email.trim() === '') return { done: false, text: 'Escribe tu correo para suscribirte.', wrong: true }
  const outcome = await call('POST', '/api/boletin', { email }, okReply)
  if (outcome.kind === 'ok') return { done: true, text: 'Te enviamos un correo: confirma desde su enlace.' }
  if (outcome.kind === 'refused' && outcome.error) {
    return { done: false, text: outcome.error, wrong: outcome.status === 400 }
  }
  return undefined
}
