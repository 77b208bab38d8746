import type { Billing, BillingField, EditableInstrumentField } from '../../contract/order-fields.ts'
import { type CallOptions, call } from './call.ts'
import { callAddress } from './call-address.ts'
import { looseDone } from './loose-replies.ts'
import { looseBilling, looseCertificate, looseConfirmation } from './order-replies.ts'

/** POST /api/datos-factura: the billing data of an order and its deadline. */
export const loadBilling = (idOrden: string, signal?: AbortSignal) =>
  call('POST', '/api/datos-factura', { idOrden }, looseBilling, { signal })

/** POST /api/datos-certificado: the instruments of an order and what the certificate says of the customer. */
export const loadCertificate = (idOrden: string, signal?: AbortSignal) =>
  call('POST', '/api/datos-certificado', { idOrden }, looseCertificate, { signal })

/**
 * PUT /api/datos-factura: all fields, as the specification lists them; `cambiados` names those that are to be written.
 */
export const saveBilling = (
  idOrden: string,
  billing: Partial<Billing>,
  cambiados: readonly BillingField[],
  options?: CallOptions,
) => call('PUT', '/api/datos-factura', { idOrden, ...billing, cambiados }, looseDone, options)

/** PUT /api/datos-inst-certificado/update-single: the five editable fields of one instrument. */
export const saveInstrument = (
  idOrden: string,
  idDatoCert: string,
  values: Record<EditableInstrumentField, string>,
  cambiados: readonly EditableInstrumentField[],
  options?: CallOptions,
) =>
  call(
    'PUT',
    '/api/datos-inst-certificado/update-single',
    { idOrden, idDatoCert, ...values, cambiados },
    looseDone,
    options,
  )

/** PUT /api/update-encuesta-bitacora: 1 to 5 stars and comments. */
export const sendSurvey = (idOrden: string, califica: number, comentarios: string) =>
  call('PUT', '/api/update-encuesta-bitacora', { idOrden, califica, comentarios }, looseDone)

/** POST /api/confirmar-orden: asked again, it answers the same. */
export const confirmOrder = (idOrden: string) => call('POST', '/api/confirmar-orden', { idOrden }, looseConfirmation)

/** POST /api/pregunta-orden: a question bound to the order, also after its deadline. */
export const sendQuestion = (idOrden: string, mensaje: string) =>
  call('POST', '/api/pregunta-orden', { idOrden, mensaje }, looseDone)

/** Address of the preview as PDF. */
export const certificatePdf = (idOrden: string) => callAddress(`/api/certificado/${encodeURIComponent(idOrden)}.pdf`)
