import type { Outcome } from '../../api/call.ts'
import { loadBilling, loadCertificate } from '../../api/order-calls.ts'
import type { LooseBilling, LooseCertificate } from '../../api/order-replies.ts'
import { connection } from '../failures.ts'
import type { WizardForm } from '../steps.ts'
import { type OrderView, orderView } from './order-view.ts'

type LoadedOrder =
  /** `knowsRecibido`: the backend says what it had before the customer's changes. */
  | { kind: 'ok'; order: OrderView; knowsRecibido: boolean }
  /** `isUnknown`: the link is of no order, and asking again would not help. */
  | { kind: 'failed'; message: string; isUnknown: boolean }
  /** The laboratory gave the order another link. */
  | { kind: 'replaced' }

const messages = {
  billing: 'Error al obtener datos de Facturación',
  instruments: { limited: 'Error al obtener instrumentos', free: 'Error al obtener instrumentos de Calibración' },
} as const

/** Reads an order whole; what failed is a sentence for a person. Sentences and their cases: specification §8. */
export async function loadOrder(form: WizardForm, idOrden: string): Promise<LoadedOrder> {
  const [billing, certificate] = await Promise.all([loadBilling(idOrden), loadCertificate(idOrden)])
  return combine(form, idOrden, billing, certificate)
}

function combine(
  form: WizardForm,
  idOrden: string,
  billing: Outcome<LooseBilling>,
  certificate: Outcome<LooseCertificate>,
): LoadedOrder {
  // The older form can take its billing data from the certificate's answer alone (specification §7).
  const needsBilling = form === 'limited' || certificate.kind !== 'ok'
  if (billing.kind !== 'ok' && needsBilling) return failure(billing, messages.billing)
  if (certificate.kind !== 'ok') return failure(certificate, messages.instruments[form])
  const billingReply = billing.kind === 'ok' ? billing.reply : undefined
  return {
    kind: 'ok',
    order: orderView(idOrden, billingReply, certificate.reply),
    knowsRecibido: billingReply?.recibido !== undefined,
  }
}

/** What a link that was replaced is answered with, by every call. */
export const replacedStatus = 410

function failure(outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>, sentence: string): LoadedOrder {
  if (outcome.kind === 'refused' && outcome.status === replacedStatus) return { kind: 'replaced' }
  if (outcome.kind !== 'refused') return { kind: 'failed', message: connection.title, isUnknown: false }
  const { status, error } = outcome
  // A 404 without a sentence is a proxy's.
  return { kind: 'failed', message: error ?? sentence, isUnknown: status === 404 && error !== undefined }
}
