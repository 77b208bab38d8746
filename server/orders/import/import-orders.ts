import type { ImportResult } from '../../../contract/calls/erp.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import type { AuditEntry, AuditWho } from '../../audit/audit-entry.ts'
import type { Db, Tx } from '../../database/tables.ts'
import { deadlineFor } from '../deadline/deadline.ts'
import { deleteInstrument, insertInstruments, updateReceivedInstrument } from '../instrument-store.ts'
import { newOrderId } from '../new-order-id.ts'
import { arrivalEntries, planEntries } from './import-entries.ts'
import {
  type ImportPlan,
  newBilling,
  newInstrument,
  planImport,
  positions,
  rewrites,
  type StoredOrder,
  writesAnything,
} from './import-plan.ts'
import type { ReceivedOrder } from './import-record.ts'
import { knownResult, newResult, refusedResult } from './import-result.ts'
import { type ArrivingOrder, insertOrders, lockStoredOrders, updateImported } from './import-store.ts'
import type { ReadOrder } from './read-order.ts'

interface ImportOptions {
  quien: AuditWho
  now: Temporal.Instant
  closedDays: ReadonlySet<string>
  /** Start of the links. */
  baseUrl: string
  /** Told after each transaction how many rows are done. */
  onProgress?: (renglones: number) => void
}

type ReadableOrder = ReadOrder & { order: ReceivedOrder }

const isReadable = (read: ReadOrder): read is ReadableOrder => read.order !== undefined

const ordersAtOnce = 50
const rowsAtOnce = 250

/**
 * Short transactions, so that a customer's save never waits long; several orders in each, since each is a wait for the
 * disk.
 */
function* batches(orders: readonly ReadOrder[]): Generator<ReadOrder[]> {
  let batch: ReadOrder[] = []
  let rows = 0
  for (const order of orders) {
    batch.push(order)
    rows += order.renglones
    if (batch.length < ordersAtOnce && rows < rowsAtOnce) continue
    yield batch
    batch = []
    rows = 0
  }
  if (batch.length > 0) yield batch
}

/** Milliseconds in which another process's waiting writers get their turn: SQLite does not queue them. */
const breath = 4

/**
 * Takes in orders, each all or nothing, whatever becomes of the others; idempotent by OrdenServicio, also when two
 * imports run at once. One result an order, in the order given. Source: design §6.
 */
export async function importOrders(
  db: Db,
  orders: readonly ReadOrder[],
  options: ImportOptions,
): Promise<ImportResult[]> {
  const results = new Map<ReadOrder, ImportResult>()
  let done = 0
  for (const batch of batches(orders)) {
    let waiting = batch.filter(isReadable)
    while (waiting.length > 0) {
      const { finished, overtaken } = await db.transaction().execute((tx) => importBatch(tx, waiting, options))
      for (const [read, result] of finished) results.set(read, result)
      waiting = overtaken
      await new Promise((next) => setTimeout(next, breath))
    }
    done += batch.reduce((sum, { renglones }) => sum + renglones, 0)
    options.onProgress?.(done)
  }
  return orders.map((read) => results.get(read) ?? refusedResult(read))
}

interface Outcome {
  finished: Map<ReadOrder, ImportResult>
  /** Orders that another import stored meanwhile: to be tried again, as known ones. */
  overtaken: ReadableOrder[]
  entries: AuditEntry[]
}

async function importBatch(tx: Tx, batch: readonly ReadableOrder[], options: ImportOptions): Promise<Outcome> {
  const numbers = batch.map(({ OrdenServicio }) => OrdenServicio)
  const known = await lockStoredOrders(tx, numbers)
  const unknown = batch.filter(({ OrdenServicio }) => !known.has(OrdenServicio))
  const outcome = await importNew(tx, unknown, options)
  for (const read of batch) {
    const stored = known.get(read.OrdenServicio)
    if (!stored) continue
    const plan = planImport(stored, read.order)
    if (!stored.confirmadaEn && !stored.canceladaEn && writesAnything(plan)) {
      await writePlan(tx, stored, plan)
      outcome.entries.push(...planEntries(options.quien, stored, plan))
    }
    outcome.finished.set(read, knownResult(read, stored, plan, options))
  }
  await appendAudit(tx, outcome.entries, options.now)
  return outcome
}

function arrivingOrder(order: ReceivedOrder, now: Temporal.Instant, closedDays: ReadonlySet<string>): ArrivingOrder {
  return {
    idOrden: newOrderId(),
    OrdenServicio: order.OrdenServicio,
    abiertaEn: now,
    fechaLimite: order.fechaLimite ?? deadlineFor(now, closedDays),
    fechaRecibida: order.fechaLimite,
    billing: newBilling(order.billing),
  }
}

async function importNew(tx: Tx, reads: readonly ReadableOrder[], options: ImportOptions): Promise<Outcome> {
  const arriving = reads
    .map((read) => ({ read, order: arrivingOrder(read.order, options.now, options.closedDays) }))
    // The same sequence in every import, so that two of them cannot wait for each other.
    .sort((a, b) => (a.order.OrdenServicio < b.order.OrdenServicio ? -1 : 1))
  const orders = arriving.map(({ order }) => order)
  const inserted = await insertOrders(tx, orders)
  const outcome: Outcome = { finished: new Map(), overtaken: [], entries: [] }
  for (const { read, order } of arriving) {
    if (!inserted.has(order.OrdenServicio)) {
      outcome.overtaken.push(read)
      continue
    }
    const received = read.order.instruments
    const places = positions(received)
    const instruments = received.map(newInstrument)
    const placed = instruments.map((each) => ({ ...each, posicion: places.get(each.idDatoCert) ?? 0 }))
    await insertInstruments(tx, order.idOrden, placed)
    outcome.entries.push(...arrivalEntries(options.quien, order, instruments))
    outcome.finished.set(read, newResult(read, order, options))
  }
  return outcome
}

async function writePlan(tx: Tx, { idOrden }: StoredOrder, plan: ImportPlan): Promise<void> {
  const { recibido, changes } = plan.billing
  await updateImported(tx, idOrden, { recibido, changes, fechaLimite: plan.fechaLimite })
  for (const { idDatoCert } of plan.removed) await deleteInstrument(tx, { idOrden, idDatoCert })
  for (const { stored, merge, adicional, posicion } of plan.staying.filter(rewrites)) {
    const received = { ...merge, tocados: stored.tocados, adicional, posicion }
    await updateReceivedInstrument(tx, { idOrden, idDatoCert: stored.idDatoCert }, received)
  }
  const added = plan.added.map(({ instrument, posicion }) => ({ ...instrument, posicion }))
  await insertInstruments(tx, idOrden, added)
}
