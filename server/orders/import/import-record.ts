import * as z from 'zod/mini'
import type { ImportReason } from '../../../contract/calls/erp.ts'
import {
  type Billing,
  billingChangesShape,
  billingFields,
  fieldLimit,
  instrumentFields,
  optionalField,
} from '../../../contract/order-fields.ts'
import { recordOf } from '../../../contract/record-of.ts'
import { requiredText, text } from '../../../contract/text.ts'
import { parseDeadline } from '../deadline/deadline.ts'
import type { InstrumentValues } from '../order.ts'

/** An instrument as received; a field that was not sent is absent. */
export interface ReceivedInstrument {
  idDatoCert: string
  adicional: boolean
  values: Partial<InstrumentValues>
}

/** An order as received from the laboratory; a field that was not sent is absent. */
export interface ReceivedOrder {
  OrdenServicio: string
  billing: Partial<Billing>
  /** Both lists, each in its order. At least one. */
  instruments: ReceivedInstrument[]
  fechaLimite: Temporal.Instant | undefined
}

const fechaLimite = z.optional(
  z.pipe(
    text(40),
    z.transform((written: string, { issues }) => {
      if (written === '') return undefined
      try {
        return parseDeadline(written)
      } catch (cause) {
        if (!(cause instanceof RangeError)) throw cause
        issues.push({ code: 'custom', message: cause.message, input: written })
        return z.NEVER
      }
    }),
  ),
)

const instrument = z.object({
  idDatoCert: z.prefault(requiredText(fieldLimit('idDatoCert'), 'Falta el idDatoCert del instrumento.'), ''),
  ...recordOf(instrumentFields, optionalField),
})
const instruments = z.optional(z.array(instrument, { error: 'Debe ser una lista de instrumentos.' }))

const order = z.object(
  {
    OrdenServicio: z.prefault(requiredText(fieldLimit('OrdenServicio'), 'Falta el número de la orden.'), ''),
    ...billingChangesShape,
    fechaLimite,
    instrumentos: instruments,
    instrumentosAdicional: instruments,
  },
  { error: 'Debe ser una orden: un objeto con OrdenServicio e instrumentos.' },
)

type ReadInstrument = z.output<typeof instrument>

function received({ idDatoCert, ...sent }: ReadInstrument, adicional: boolean): ReceivedInstrument {
  const values = Object.fromEntries(instrumentFields.filter((field) => field in sent).map((f) => [f, sent[f]]))
  return { idDatoCert, adicional, values }
}

/** Where in the file a value stood, told to the person: path as zod gives it, such as ['instrumentos', 3, 'Serie']. */
export type Locate = (path: readonly PropertyKey[]) => { renglon: number; columna: string }

/**
 * Checks an order as it was read: types, lengths, idDatoCert present and single in its order. Source: design §6.
 * Exactly one of the two is given; every reason names its place.
 */
export function checkReceived(
  raw: unknown,
  locate: Locate,
): { order: ReceivedOrder; motivos?: never } | { order?: never; motivos: ImportReason[] } {
  const { data, error } = order.safeParse(raw)
  if (error) return { motivos: error.issues.map(({ path, message }) => ({ ...locate(path), motivo: message })) }
  const { instrumentos = [], instrumentosAdicional = [] } = data
  const motivos = repeated(instrumentos, instrumentosAdicional).map(({ path, idDatoCert }) => ({
    ...locate(path),
    motivo: `El idDatoCert ${idDatoCert} está repetido en la orden.`,
  }))
  const all = [
    ...instrumentos.map((each) => received(each, false)),
    ...instrumentosAdicional.map((each) => received(each, true)),
  ]
  if (all.length === 0) motivos.push({ ...locate(['instrumentos']), motivo: 'La orden no tiene instrumentos.' })
  if (motivos.length > 0) return { motivos }
  const billing = Object.fromEntries(billingFields.filter((f) => f in data).map((f) => [f, data[f]]))
  return {
    order: {
      OrdenServicio: data.OrdenServicio,
      billing,
      instruments: all,
      fechaLimite: data.fechaLimite,
    },
  }
}

function repeated(instrumentos: readonly ReadInstrument[], instrumentosAdicional: readonly ReadInstrument[]) {
  const seen = new Set<string>()
  return Object.entries({ instrumentos, instrumentosAdicional }).flatMap(([list, items]) =>
    items.flatMap(({ idDatoCert }, index) => {
      if (!seen.has(idDatoCert)) {
        seen.add(idDatoCert)
        return []
      }
      return [{ idDatoCert, path: [list, index, 'idDatoCert'] as const }]
    }),
  )
}
