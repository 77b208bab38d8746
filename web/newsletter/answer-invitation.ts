import { okReply } from '../../contract/replies.ts'
import { call } from '../api/call.ts'

/** What a mail's link can be answered with: each is a person's own press of a button, never the visit. */
export const answers = [
  { which: 'confirmar', look: 'primary', button: 'Confirmar mi suscripción' },
  { which: 'baja', look: 'quiet', button: 'Darme de baja' },
] as const

export type Answer = (typeof answers)[number]['which']

const done: Record<Answer, string> = {
  confirmar: 'Listo: recibirás el boletín en tu correo.',
  baja: 'Listo: ya no recibirás el boletín.',
}

/** What became of an answer: done, a link that no answer can use any more, or a failure that may be tried again. */
export interface Answered {
  kind: 'done' | 'dead' | 'failed'
  text: string
}

/**
 * Never rejects. A link is dead where the server refuses its token (400); a lost or busy connection leaves it alive.
 */
export async function answerInvitation(answer: Answer, token: string): Promise<Answered> {
  const outcome = await call('POST', `/api/boletin/${answer}`, { token }, okReply)
  if (outcome.kind === 'ok') return { kind: 'done', text: done[answer] }
  if (outcome.kind === 'refused' && outcome.error) {
    return { kind: outcome.status === 400 ? 'dead' : 'failed', text: outcome.error }
  }
  return { kind: 'failed', text: 'Error de conexión. Vuelve a intentarlo en un momento.' }
}
