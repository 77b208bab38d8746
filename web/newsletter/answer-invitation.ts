import { okReply } from '../../contract/replies.ts'
import { call } from '../api/call.ts'

/** What a mail's link can be answered with: each is a person's own press of a button, never the visit. */
export const answers = {
  confirmar: { button: 'Confirmar mi suscripción', done: 'Listo: recibirás el boletín en tu correo.' },
  baja: { button: 'Darme de baja', done: 'Listo: ya no recibirás el boletín.' },
} as const

export type Answer = keyof typeof answers

/** Resolves with what to tell, and whether it was done. */
export async function answerInvitation(answer: Answer, token: string): Promise<{ done: boolean; text: string }> {
  const outcome = await call('POST', `/api/boletin/${answer}`, { token }, okReply)
  if (outcome.kind === 'ok') return { done: true, text: answers[answer].done }
  if (outcome.kind === 'refused' && outcome.error) return { done: false, text: outcome.error }
  return { done: false, text: 'Error de conexión. Vuelve a intentarlo en un momento.' }
}
