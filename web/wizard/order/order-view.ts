import {
  type Billing,
  type BillingField,
  billingFields,
  type EditableInstrumentField,
  type Instrument,
} from '../../../contract/order-fields.ts'
import { recordOf } from '../../../contract/record-of.ts'
import type { LooseBilling, LooseCertificate } from '../../api/order-replies.ts'

export interface InstrumentView extends Instrument {
  /** From `instrumentosAdicional`. */
  adicional: boolean
  /** What the laboratory had, by field; only fields that the customer changed. */
  recibido: Partial<Record<EditableInstrumentField, string>>
}

/**
 * An order as the server last said it is: what every step shows. Drafts that the server does not have are not in it.
 */
export interface OrderView {
  idOrden: string
  /** The human number; falls back to idOrden where a backend does not say it (specification §2). */
  OrdenServicio: string
  billing: Billing
  /** What the laboratory had, by field; only fields that the customer changed. */
  recibido: Partial<Record<BillingField, string>>
  instruments: readonly InstrumentView[]
  /** As the server wrote it: normally ISO 8601 with offset. */
  fechaLimite: string | undefined
  /** ISO dates of the window's business days. */
  diasHabiles: readonly string[] | undefined
  confirmed: boolean
  expired: boolean
  confirmadaEn: string | undefined
  /** 1, and one more each time the laboratory opened it again after a confirmation. */
  version: number
  reabiertaEn: string | undefined
  cancelled: boolean
  canceladaEn: string | undefined
  encuesta: { califica: number; comentarios: string } | undefined
}

/** Read-only applies when confirmed or expired, and when cancelled. Source: specification §6. */
export const isReadOnly = ({ confirmed, expired, cancelled }: Pick<OrderView, 'confirmed' | 'expired' | 'cancelled'>) =>
  confirmed || expired || cancelled

/**
 * One view out of the two answers. `billing` is undefined in the older form on a backend that answers only
 * datos-certificado, whose whole object then is the billing data (specification §7).
 */
export function orderView(
  idOrden: string,
  billing: LooseBilling | undefined,
  certificate: LooseCertificate,
): OrderView {
  const source = billing ?? certificate
  return {
    idOrden,
    OrdenServicio: source.OrdenServicio || certificate.OrdenServicio || idOrden,
    billing: recordOf(billingFields, (name) => source[name]),
    recibido: billing?.recibido ?? {},
    instruments: instrumentViews(certificate),
    fechaLimite: source.fechaLimite ?? certificate.fechaLimite,
    diasHabiles: source.diasHabiles ?? certificate.diasHabiles,
    confirmed: source.confirmed || certificate.confirmed,
    expired: source.expired || certificate.expired,
    confirmadaEn: source.confirmadaEn ?? certificate.confirmadaEn,
    version: Math.max(source.version, certificate.version),
    reabiertaEn: source.reabiertaEn ?? certificate.reabiertaEn,
    cancelled: source.cancelled || certificate.cancelled,
    canceladaEn: source.canceladaEn ?? certificate.canceladaEn,
    encuesta: certificate.encuesta,
  }
}

function instrumentViews({ instrumentos, instrumentosAdicional, data, recibidoInstrumentos }: LooseCertificate) {
  const view = (adicional: boolean) => (instrument: Instrument) => ({
    ...instrument,
    adicional,
    recibido: recibidoInstrumentos?.[instrument.idDatoCert] ?? {},
  })
  const lists = [...instrumentos.map(view(false)), ...instrumentosAdicional.map(view(true))]
  return lists.length > 0 ? lists : data.map(view(false))
}
