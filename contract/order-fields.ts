import * as z from 'zod/mini'
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

const longFields = { Direccion: 300, Correo: 500, PuntosEsp: 4000 } as const

/** Most characters a field may hold. Source: design §7. */
export function fieldLimit(field: BillingField | InstrumentField | 'OrdenServicio' | 'idDatoCert'): number {
  return field in longFields ? longFields[field as keyof typeof longFields] : 200
}

type Shape<Names extends readonly string[], Schema> = Record<Names[number], Schema>

/** A schema's shape: each of `names` with what `schema` makes of its limit. */
export function shapeOf<const Names extends readonly (BillingField | InstrumentField)[], Schema>(
  names: Names,
  schema: (limit: number) => Schema,
): Shape<Names, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema(fieldLimit(name))])) as Shape<Names, Schema>
}

/** Every billing field, each optional: what is not sent stays. */
export const billingChangesShape = shapeOf(billingFields, (limit) => z.optional(text(limit)))
/** The editable instrument fields, each optional: what is not sent stays. */
export const instrumentChangesShape = shapeOf(editableInstrumentFields, (limit) => z.optional(text(limit)))

/** Billing fields in an answer. */
export const billingReplyShape = shapeOf(billingFields, () => z.string())
export const instrumentReply = z.object({
  idDatoCert: z.string(),
  ...shapeOf(instrumentFields, () => z.string()),
})
