import type { BillingField } from '../order-fields.ts'

export const avisoCodes = [
  'vacio',
  'rfc-escritura',
  'rfc-forma',
  'rfc-fecha',
  'rfc-digito',
  'rfc-generico',
  'generico-regimen',
  'generico-uso',
  'nombre-sociedad',
  'cp-forma',
  'correo-forma',
  'fuera-de-catalogo',
  'ppd-forma-pago',
  'pue-99',
  'uso-persona',
  'regimen-persona',
  'uso-no-servicio',
  'uso-regimen',
] as const
export type AvisoCode = (typeof avisoCodes)[number]

/** A warning about one billing value. It never blocks and never says that something is right: only SAT can. */
export interface Aviso {
  campo: BillingField
  codigo: AvisoCode
  /** A Spanish sentence that names the remedy. */
  mensaje: string
}
