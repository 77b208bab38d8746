import type { Outcome } from '../../api/call.ts'
import { confirmOrder, sendSurvey } from '../../api/order-calls.ts'
import { closedOrder, connection, somethingElse } from '../failures.ts'
import { replacedStatus } from '../order/load-order.ts'
import type { UnsavedField } from '../step-props.ts'

export interface Survey {
  califica: number
  comentarios: string
}

/** How an attempt to confirm ended. `text` is the server's own sentence, or ours. */
export type Confirmation =
  | { kind: 'confirmed'; confirmadaEn: string | undefined }
  /** Nothing was sent: the server lacks these. */
  | { kind: 'unsaved'; fields: readonly UnsavedField[] }
  /** 403 to the survey. */
  | { kind: 'surveyRefused'; text: string }
  /** 403 to the confirmation, expired or confirmed by somebody else in between; or the link was replaced. */
  | { kind: 'closed' }
  /** `uncertain`: the confirmation may have reached the server, and its answer was lost. */
  | { kind: 'failed'; title: string; text: string; uncertain?: boolean }

/** What a backend without a call answers to it. */
const noSuchCall = [404, 405, 501]
/** The order takes no more from this page: closed, or its link was replaced. */
const closing = [403, replacedStatus]

/** Sends the survey; undefined when it was taken. Sentences and their cases: specification §8. */
async function survey(idOrden: string, { califica, comentarios }: Survey): Promise<Confirmation | undefined> {
  const outcome = await sendSurvey(idOrden, califica, comentarios)
  if (outcome.kind === 'ok') return undefined
  if (outcome.kind !== 'refused') return { kind: 'failed', ...connection }
  if (outcome.status === replacedStatus) return { kind: 'closed' }
  if (outcome.status === 403) return { kind: 'surveyRefused', text: outcome.error ?? closedOrder }
  return { kind: 'failed', title: 'Error al enviar encuesta', text: outcome.error ?? somethingElse }
}

/**
 * A confirmation whose answer was lost may be done;
 * asked again, the server answers as it did the first time (design §7).
 */
async function askedTwice<Reply>(ask: () => Promise<Outcome<Reply>>): Promise<Outcome<Reply>> {
  const outcome = await ask()
  return outcome.kind === 'network' || outcome.kind === 'unreadable' ? ask() : outcome
}

/**
 * First what is unsaved, then the survey (when `answers` are given), then the confirmation:
 * each only when the one before succeeded. A backend of the specification alone has no confirmation call:
 * there the survey confirms. Never rejects.
 */
export async function confirm(
  idOrden: string,
  answers: Survey | undefined,
  flush: () => Promise<readonly UnsavedField[]>,
): Promise<Confirmation> {
  const unsaved = await flush()
  if (unsaved.length > 0) return { kind: 'unsaved', fields: unsaved }
  const refusal = answers && (await survey(idOrden, answers))
  if (refusal) return refusal
  const outcome = await askedTwice(() => confirmOrder(idOrden))
  if (outcome.kind === 'ok') return { kind: 'confirmed', confirmadaEn: outcome.reply.confirmadaEn }
  if (outcome.kind !== 'refused') return { kind: 'failed', ...connection, uncertain: true }
  if (closing.includes(outcome.status)) return { kind: 'closed' }
  if (noSuchCall.includes(outcome.status)) {
    if (answers) return { kind: 'confirmed', confirmadaEn: undefined }
    return { kind: 'failed', title: 'No se puede confirmar sin encuesta', text: 'Elige de 1 a 5 estrellas y envíala.' }
  }
  return { kind: 'failed', title: 'Error al confirmar la orden', text: outcome.error ?? somethingElse }
}
