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

/** Resolves with what to tell, and whether it was done. */
export async function answerInvitation(answer: Answer, token: string): Promise<{ done: boolean; text: string }> {
  const outcome = await call('POST', `/api/boletin/${answer}`, { token }, okReply)
  if (outcome.kind === 'ok') return { done: true, text: done[answer] }
  if (outcome.kind === 'refused' && outcome.error) return { done: false, text: outcome.error }
  return { done: false, text: 'Error de conexión. Vuelve a intentarlo en un momento.' }
}
