import * as z from 'zod/mini'
import {
  billingChangesShape,
  billingFields,
  billingReplyShape,
  editableInstrumentFields,
  fieldLimit,
  instrumentChangesShape,
  instrumentReply,
} from '../order-fields.ts'
import { requiredText, text } from '../text.ts'

const idOrden = requiredText(64, 'Falta la orden.')
const notAList = 'Debe ser una lista de nombres de campos.'

export const orderBody = z.object({ idOrden })

/** One warning about a billing value; it never blocks. Source: design §8. */
export const avisoReply = z.object({ campo: z.string(), codigo: z.string(), mensaje: z.string() })

const deadlineShape = {
  /** ISO 8601 with offset. */
  fechaLimite: z.string(),
  expired: z.boolean(),
  confirmed: z.boolean(),
  /** ISO 8601 with offset, when confirmed. */
  confirmadaEn: z.optional(z.string()),
  /** Which version of the data this is: 1, and one more each time a confirmed order was opened again. */
  version: z.number(),
  /** ISO 8601 with offset: when it was last opened again. */
  reabiertaEn: z.optional(z.string()),
  cancelled: z.boolean(),
  /** ISO 8601 with offset, when cancelled. */
  canceladaEn: z.optional(z.string()),
}

export const billingReply = z.object({
  idOrden: z.string(),
  OrdenServicio: z.string(),
  ...billingReplyShape,
  avisos: z.array(avisoReply),
  ...deadlineShape,
  /** ISO dates of the business days in the window, to draw the time left. */
  diasHabiles: z.array(z.string()),
  /** What the laboratory had before the customer changed it, by field; only fields that differ. */
  recibido: z.record(z.string(), z.string()),
})
export type BillingReply = z.infer<typeof billingReply>

export const saveBillingBody = z.object({
  idOrden,
  ...billingChangesShape,
  /** With it, only the named fields are written, so that two tabs do not overwrite each other. */
  cambiados: z.optional(
    z.array(z.enum(billingFields, { error: 'No es un campo de facturación.' }), { error: notAList }),
  ),
})

export const certificateReply = z.object({
  idOrden: z.string(),
  OrdenServicio: z.string(),
  ...billingReplyShape,
  instrumentos: z.array(instrumentReply),
  instrumentosAdicional: z.array(instrumentReply),
  /** Both lists merged, for the older form. */
  data: z.array(instrumentReply),
  ...deadlineShape,
  /** By idDatoCert: what the laboratory had before the customer changed it; only fields that differ. */
  recibidoInstrumentos: z.record(z.string(), z.record(z.string(), z.string())),
  /** The survey as answered so far; absent when there is none. */
  encuesta: z.optional(z.object({ califica: z.number(), comentarios: z.string() })),
})
export type CertificateReply = z.infer<typeof certificateReply>

export const saveInstrumentBody = z.object({
  idOrden,
  idDatoCert: requiredText(fieldLimit('idDatoCert'), 'Falta el instrumento.'),
  ...instrumentChangesShape,
  cambiados: z.optional(
    z.array(z.enum(editableInstrumentFields, { error: 'No es un campo que se pueda cambiar.' }), { error: notAList }),
  ),
})

export const surveyBody = z.object({
  idOrden,
  califica: z
    .number({ error: 'Elige de 1 a 5 estrellas.' })
    .check(
      z.int({ error: 'Elige de 1 a 5 estrellas.' }),
      z.gte(1, { error: 'Elige de 1 a 5 estrellas.' }),
      z.lte(5, { error: 'Elige de 1 a 5 estrellas.' }),
    ),
  comentarios: z._default(text(2000), ''),
})

export const confirmReply = z.object({
  ok: z.literal(true),
  confirmed: z.literal(true),
  /** ISO 8601 with offset: the first confirmation's instant, also when asked again. */
  confirmadaEn: z.string(),
})

export const questionBody = z.object({ idOrden, mensaje: requiredText(5000, 'Escribe tu duda antes de enviarla.') })
