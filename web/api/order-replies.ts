import * as z from 'zod/mini'
import { billingFields, instrumentFields } from '../../contract/order-fields.ts'
import { recordOf } from '../../contract/record-of.ts'
import { looseDone, looseText } from './loose-replies.ts'

/**
 * The order calls' answers as any backend may give them: only what the specification lists, numbers where text
 * belongs, nulls and absences. Everything of ours is optional,
 * so that the site runs against such a backend (design §2).
 */
const absent = z.catch(z.optional(z.string()), undefined)
// MySQL-backed servers answer 0, 1 or "1" for yes and no.
const looseFlag = z.catch(
  z.pipe(
    z.union([z.boolean(), z.number(), z.string()]),
    z.transform((value: boolean | number | string) => value === true || value === 1 || value === '1'),
  ),
  false,
)
const texts = z.catch(z.optional(z.record(z.string(), z.string())), undefined)
const deadline = {
  idOrden: looseText,
  OrdenServicio: looseText,
  fechaLimite: absent,
  expired: looseFlag,
  confirmed: looseFlag,
  confirmadaEn: absent,
  version: z.catch(z.number(), 1),
  reabiertaEn: absent,
  cancelled: looseFlag,
  canceladaEn: absent,
  diasHabiles: z.catch(z.optional(z.array(z.string())), undefined),
}

export const looseBilling = z.object({
  ...deadline,
  ...recordOf(billingFields, () => looseText),
  recibido: texts,
})
export type LooseBilling = z.infer<typeof looseBilling>

const looseInstruments = z.catch(
  z.array(z.object({ idDatoCert: looseText, ...recordOf(instrumentFields, () => looseText) })),
  [],
)

export const looseCertificate = z.object({
  ...deadline,
  ...recordOf(billingFields, () => looseText),
  instrumentos: looseInstruments,
  instrumentosAdicional: looseInstruments,
  data: looseInstruments,
  recibidoInstrumentos: z.catch(z.optional(z.record(z.string(), z.record(z.string(), z.string()))), undefined),
  encuesta: z.catch(z.optional(z.object({ califica: z.number(), comentarios: looseText })), undefined),
})
export type LooseCertificate = z.infer<typeof looseCertificate>

export const looseConfirmation = z.extend(looseDone, { confirmadaEn: absent })
