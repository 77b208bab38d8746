import { type Billing, type BillingField, billingFields, instrumentFields } from '../../../contract/order-fields.ts'
import { recordOf } from '../../../contract/record-of.ts'
import type { InstrumentValues, Order, OrderInstrument } from '../order.ts'
import type { ReceivedInstrument, ReceivedOrder } from './import-record.ts'
import { type Merge, mergeReceived } from './merge-received.ts'

export interface StoredOrder extends Order {
  /** The explicit fechaLimite that the laboratory last sent. */
  fechaRecibida: Temporal.Instant | undefined
  instruments: readonly OrderInstrument[]
}

/** An instrument that stays, with what becomes of it. `posicion` counts from 0 in its list. */
export interface StayingInstrument {
  stored: OrderInstrument
  merge: Merge<keyof InstrumentValues>
  adicional: boolean
  posicion: number
  moved: boolean
}

/** What an import would do to a stored order; nothing of it is done here. */
export interface ImportPlan {
  billing: Merge<BillingField>
  /** Where the deadline goes; undefined when it stays. */
  fechaLimite: Temporal.Instant | undefined
  added: { instrument: OrderInstrument; posicion: number }[]
  staying: StayingInstrument[]
  removed: OrderInstrument[]
  /** Of `staying`: those that the import lacks and the customer has touched. */
  missing: OrderInstrument[]
}

/** An instrument that was not there before; a field that was not sent is blank. */
export function newInstrument({ idDatoCert, adicional, values }: ReceivedInstrument): OrderInstrument {
  const all = recordOf(instrumentFields, (field) => values[field] ?? '')
  return { idDatoCert, adicional, ...all, recibido: all, tocados: [] }
}

/** Billing of an order that was not there before; a field that was not sent is blank. */
export function newBilling(received: Partial<Billing>): Billing {
  return recordOf(billingFields, (field) => received[field] ?? '')
}

/** Place of each instrument in its own list, from 0. */
export function positions(instruments: readonly { idDatoCert: string; adicional: boolean }[]): Map<string, number> {
  const next = { main: 0, additional: 0 }
  return new Map(
    instruments.map(({ idDatoCert, adicional }) => [idDatoCert, adicional ? next.additional++ : next.main++]),
  )
}

/**
 * A deadline given again as it was last given, or as it stands, moves nothing: an extension outlives the next import.
 */
function movedDeadline(stored: StoredOrder, given: Temporal.Instant | undefined): Temporal.Instant | undefined {
  if (!given || given.epochMilliseconds === stored.fechaLimite.epochMilliseconds) return undefined
  return given.epochMilliseconds === stored.fechaRecibida?.epochMilliseconds ? undefined : given
}

/** What `received` means for an order that is there already. Source: design §6. */
export function planImport(stored: StoredOrder, received: ReceivedOrder): ImportPlan {
  const known = new Map(stored.instruments.map((instrument) => [instrument.idDatoCert, instrument]))
  const named = new Set(received.instruments.map(({ idDatoCert }) => idDatoCert))
  const absent = stored.instruments.filter(({ idDatoCert }) => !named.has(idDatoCert))
  const missing = absent.filter(({ tocados }) => tocados.length > 0)
  const asTheyAre = missing.map(({ idDatoCert, adicional }) => ({ idDatoCert, adicional, values: {} }))
  const all: ReceivedInstrument[] = [...received.instruments, ...asTheyAre]
  const places = positions(all)
  const before = positions(stored.instruments)
  const plan: ImportPlan = {
    billing: mergeReceived(billingFields, { ...stored, values: stored.billing }, received.billing),
    fechaLimite: movedDeadline(stored, received.fechaLimite),
    added: [],
    staying: [],
    removed: absent.filter(({ tocados }) => tocados.length === 0),
    missing,
  }
  for (const each of all) {
    const instrument = known.get(each.idDatoCert)
    const posicion = places.get(each.idDatoCert) ?? 0
    if (!instrument) plan.added.push({ instrument: newInstrument(each), posicion })
    else {
      const { adicional } = each
      const merge = mergeReceived(instrumentFields, { ...instrument, values: instrument }, each.values)
      const moved = adicional !== instrument.adicional || posicion !== before.get(each.idDatoCert)
      plan.staying.push({ stored: instrument, merge, adicional, posicion, moved })
    }
  }
  return plan
}

/**
 * Names of what the customer's hand keeps: `RFC`, `48211.Marca`, or `48211` for an instrument that the import lacks.
 */
export function keptNames({ billing, staying, missing }: ImportPlan): string[] {
  return [
    ...billing.kept,
    ...staying.flatMap(({ stored, merge }) => merge.kept.map((field) => `${stored.idDatoCert}.${field}`)),
    ...missing.map(({ idDatoCert }) => idDatoCert),
  ]
}

/** Names of the values that a plan changes, written as in `keptNames`. A mere change of order has none. */
export function changedNames({ billing, fechaLimite, added, staying, removed }: ImportPlan): string[] {
  return [
    ...Object.keys(billing.changes),
    ...(fechaLimite ? ['fechaLimite'] : []),
    ...added.map(({ instrument }) => instrument.idDatoCert),
    ...staying.flatMap(({ stored, merge, adicional }) => [
      ...Object.keys(merge.changes).map((field) => `${stored.idDatoCert}.${field}`),
      ...(adicional === stored.adicional ? [] : [`${stored.idDatoCert}.Adicional`]),
    ]),
    ...removed.map(({ idDatoCert }) => idDatoCert),
  ]
}

/** Whether an instrument's row is to be written. */
export const rewrites = ({ merge, moved }: StayingInstrument) =>
  moved || merge.remembers || Object.keys(merge.changes).length > 0

/** Whether what the customer sees changes, were it only the order of the instruments. */
export function changesOrder(plan: ImportPlan): boolean {
  return changedNames(plan).length > 0 || plan.staying.some(({ moved }) => moved)
}

/** Whether anything is to be written, were it only what the laboratory sent last. */
export function writesAnything(plan: ImportPlan): boolean {
  return changesOrder(plan) || plan.billing.remembers || plan.staying.some(rewrites)
}
