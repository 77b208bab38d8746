import { billingFields, editableInstrumentFields, instrumentFields } from '../../contract/order-fields.ts'
import { numbersSince } from '../audit/audit-store.ts'
import { readSnapshot } from '../database/read-snapshot.ts'
import type { Db } from '../database/tables.ts'
import { refuse } from '../refusal.ts'
import { type WholeOrder, wholeOrder, wholeOrders } from './export-store.ts'
import { instrumentColumns, orderColumns } from './import-table.ts'
import type { OrderInstrument } from './order.ts'
import { orderState } from './order-state.ts'
import { findOrderByNumber } from './order-store.ts'
import { adicionalText, isoInstant } from './order-trail.ts'

type Text = Record<string, string>

/** The received values of the fields in which the stored ones differ. */
function differing(fields: readonly string[], values: Text, recibido: Text): Text {
  return Object.fromEntries(
    fields.flatMap((field) => (recibido[field] === values[field] ? [] : [[field, recibido[field] ?? '']])),
  )
}

const plain = <Field extends string>(values: Record<Field, string>, fields: readonly Field[]): Text =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

function exportedInstrument(instrument: OrderInstrument) {
  const recibido = differing(editableInstrumentFields, plain(instrument, instrumentFields), instrument.recibido)
  return { idDatoCert: instrument.idDatoCert, ...plain(instrument, instrumentFields), recibido }
}

/**
 * An order as the import record has it, with what an import passes over: its state, what was received where that
 * differs (`recibido`), the names of those fields (`cambios`: `CP`, `48211.Marca`), the survey.
 */
export function exportedOrder({ order, instruments, survey }: WholeOrder, now: Temporal.Instant) {
  const recibido = differing(billingFields, order.billing, order.recibido)
  const list = (adicional: boolean) =>
    instruments.filter((each) => each.adicional === adicional).map(exportedInstrument)
  const changed = instruments.flatMap((each) =>
    Object.keys(exportedInstrument(each).recibido).map((field) => `${each.idDatoCert}.${field}`),
  )
  return {
    OrdenServicio: order.OrdenServicio,
    ...plain(order.billing, billingFields),
    fechaLimite: isoInstant(order.fechaLimite),
    instrumentos: list(false),
    instrumentosAdicional: list(true),
    estado: orderState(order, now),
    version: order.version,
    confirmadaEn: order.confirmadaEn ? isoInstant(order.confirmadaEn) : null,
    recibido,
    cambios: [...Object.keys(recibido), ...changed],
    encuesta: survey ?? null,
  }
}

const receivedBilling = billingFields.map((field) => `recibido.${field}`)
const receivedInstrument = editableInstrumentFields.map((field) => `recibido.${field}`)

/** Columns of an exported table: those of the import, then those that it passes over. */
export const exportHeaders = [
  ...orderColumns,
  ...instrumentColumns,
  'estadoOrden',
  'confirmadaEn',
  ...receivedBilling,
  ...receivedInstrument,
  'cambios',
]

/** One row an instrument, the order's columns repeated. */
export function exportedRows({ order, instruments }: WholeOrder, now: Temporal.Instant): string[][] {
  const orderCells = [order.OrdenServicio, ...billingFields.map((f) => order.billing[f]), isoInstant(order.fechaLimite)]
  const state = [orderState(order, now), order.confirmadaEn ? isoInstant(order.confirmadaEn) : '']
  const recibido = differing(billingFields, order.billing, order.recibido)
  return instruments.map((instrument) => {
    const { recibido: received } = exportedInstrument(instrument)
    return [
      ...orderCells,
      instrument.idDatoCert,
      ...instrumentFields.map((field) => instrument[field]),
      adicionalText(instrument.adicional),
      ...state,
      ...billingFields.map((field) => recibido[field] ?? ''),
      ...editableInstrumentFields.map((field) => received[field] ?? ''),
      [...Object.keys(recibido), ...Object.keys(received)].join(', '),
    ]
  })
}

export interface ExportFilter {
  OrdenServicio?: string | undefined
  /** Only orders that something happened to since. */
  desde?: Temporal.Instant | undefined
}

/**
 * The orders as they stand at one moment, by number.
 * @throws Refusal `unknownNumber`
 */
export async function collectOrders(db: Db, filter: ExportFilter, now: Temporal.Instant): Promise<WholeOrder[]> {
  return readSnapshot(db, async (snapshot) => {
    const { OrdenServicio, desde } = filter
    const moved = desde && (await numbersSince(snapshot, desde))
    const wanted = ({ order }: WholeOrder) => moved === undefined || moved.has(order.OrdenServicio)
    if (OrdenServicio !== undefined) {
      const order =
        (await findOrderByNumber(snapshot, OrdenServicio)) ?? refuse('unknownNumber', { ORDEN: OrdenServicio })
      return [await wholeOrder(snapshot, order)].filter(wanted)
    }
    const orders: WholeOrder[] = []
    for await (const page of wholeOrders(snapshot, now)) orders.push(...page.filter(wanted))
    return orders
  })
}
