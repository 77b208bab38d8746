import * as z from 'zod/mini'
import { recordOf } from './record-of.ts'
import { text } from './text.ts'

/** The billing fields of an order in the order they are printed. Source: specification §3; RegimenFiscal: design §6. */
export const billingFields = [
  'RFC',
  'Empresa',
  'Correo',
  'Direccion',
  'Ciudad',
  'Municipio',
  'Estado',
  'CP',
  'Pedido',
  'MetodoPago',
  'FormaPago',
  'UsoCFDI',
  'RegimenFiscal',
] as const
export type BillingField = (typeof billingFields)[number]
export type Billing = Record<BillingField, string>

/** The five fields of an instrument that the customer may correct. Source: specification §5. */
export const editableInstrumentFields = ['Instrumento', 'Marca', 'Modelo', 'Serie', 'Identificacion'] as const
export type EditableInstrumentField = (typeof editableInstrumentFields)[number]

/** What the customer reads but does not change: interval and requirements. Source: specification §3. */
const readOnlyInstrumentFields = ['NoSerieInst', 'IntervaloInicio', 'IntervaloFinal', 'Unidad', 'PuntosEsp'] as const

export const instrumentFields = [...editableInstrumentFields, ...readOnlyInstrumentFields] as const
export type InstrumentField = (typeof instrumentFields)[number]
export type Instrument = { idDatoCert: string } & Record<InstrumentField, string>

type LimitedField = BillingField | InstrumentField | 'OrdenServicio' | 'idDatoCert'
const longFields: Partial<Record<LimitedField, number>> = { Direccion: 300, Correo: 500, PuntosEsp: 4000 }

/** Most characters a field may hold. Source: design §7. */
export const fieldLimit = (field: LimitedField): number => longFields[field] ?? 200

/** A field where what is not sent stays. */
export const optionalField = (field: LimitedField) => z.optional(text(fieldLimit(field)))
export const billingChangesShape = recordOf(billingFields, optionalField)
export const instrumentChangesShape = recordOf(editableInstrumentFields, optionalField)

/** Billing fields in an answer. */
export const billingReplyShape = recordOf(billingFields, () => z.string())
export const instrumentReply = z.object({
  idDatoCert: z.string(),
  ...recordOf(instrumentFields, () => z.string()),
})
