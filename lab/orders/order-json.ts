import type { ConfirmedVersion } from '../../server/orders/corrections/version-store.ts'
import type { Order, OrderInstrument } from '../../server/orders/order.ts'
import { orderLink } from '../../server/orders/order-link.ts'
import { orderState } from '../../server/orders/order-state.ts'
import { isoInstant, maybeIsoInstant } from '../../server/orders/order-trail.ts'
import type { SurveyAnswer } from '../../server/orders/survey-store.ts'
import type { CollectedOrder } from './collect-order.ts'

const surveyJson = (survey: SurveyAnswer | undefined) =>
  survey ? { ...survey, enviadaEn: isoInstant(survey.enviadaEn) } : null

const instrumentsJson = (instruments: readonly OrderInstrument[]) =>
  instruments.map(({ tocados, recibido, ...values }) => ({
    ...values,
    recibido: Object.fromEntries(tocados.map((field) => [field, recibido[field]])),
  }))

const billingJson = ({ billing, recibido, tocados }: Pick<Order, 'billing' | 'recibido' | 'tocados'>) => ({
  ...billing,
  recibido: Object.fromEntries(tocados.map((field) => [field, recibido[field]])),
})

const versionJson = (kept: ConfirmedVersion) => ({
  version: kept.version,
  confirmadaEn: isoInstant(kept.confirmadaEn),
  fechaLimite: isoInstant(kept.fechaLimite),
  ...billingJson(kept),
  instrumentos: instrumentsJson(kept.instruments),
  encuesta: surveyJson(kept.survey),
})

/** Everything of an order for programs. */
export function orderJson(collected: CollectedOrder, baseUrl: string, now: Temporal.Instant) {
  const { order, instruments, changes, warnings, mail, mails, questions, survey, versions, replacements, trail } =
    collected
  return {
    OrdenServicio: order.OrdenServicio,
    idOrden: order.idOrden,
    enlace: orderLink(baseUrl, order.idOrden),
    estado: orderState(order, now),
    version: order.version,
    abiertaEn: isoInstant(order.abiertaEn),
    reabiertaEn: maybeIsoInstant(order.reabiertaEn),
    fechaLimite: isoInstant(order.fechaLimite),
    confirmadaEn: maybeIsoInstant(order.confirmadaEn),
    canceladaEn: maybeIsoInstant(order.canceladaEn),
    ...billingJson(order),
    instrumentos: instrumentsJson(instruments),
    cambios: changes,
    avisos: warnings,
    correo: { ...mail, motivo: mail.motivo ?? null, enviadaEn: maybeIsoInstant(mail.enviadaEn) },
    correos: mails.map(({ creadoEn, enviadoEn, ultimoError = null, ...each }) => ({
      ...each,
      creadoEn: isoInstant(creadoEn),
      enviadoEn: maybeIsoInstant(enviadoEn),
      ultimoError,
    })),
    dudas: questions.map(({ recibidoEn, mensaje, email }) => ({ recibidoEn: isoInstant(recibidoEn), email, mensaje })),
    encuesta: surveyJson(survey),
    versiones: versions.map(versionJson),
    enlacesReemplazados: replacements.map(isoInstant),
    entradasDeBitacora: trail.length,
  }
}
