import { expressionBuilder, type Selectable, sql } from 'kysely'
import type { Billing, BillingField } from '../../contract/order-fields.ts'
import { compiledQuery } from '../database/compiled-query.ts'
import { holdingRows } from '../database/row-lock.ts'
import { fromStored, maybeFromStored } from '../database/stored-instant.ts'
import type { Db, OrdersTable, Tables, Tx } from '../database/tables.ts'
import { refuse } from '../refusal.ts'
import { isReplacedLink } from './corrections/link-store.ts'
import type { Order } from './order.ts'
import type { OrderState } from './order-state.ts'

const untouched: readonly BillingField[] = []

export function toOrder(row: Selectable<OrdersTable>): Order {
  const billing: Billing = {
    RFC: row.RFC,
    Empresa: row.Empresa,
    Correo: row.Correo,
    Direccion: row.Direccion,
    Ciudad: row.Ciudad,
    Municipio: row.Municipio,
    Estado: row.Estado,
    CP: row.CP,
    Pedido: row.Pedido,
    MetodoPago: row.MetodoPago,
    FormaPago: row.FormaPago,
    UsoCFDI: row.UsoCFDI,
    RegimenFiscal: row.RegimenFiscal,
  }
  const isTouched = row.tocados !== '[]'
  return {
    idOrden: row.idOrden,
    OrdenServicio: row.OrdenServicio,
    abiertaEn: fromStored(row.abiertaEn),
    fechaLimite: fromStored(row.fechaLimite),
    confirmadaEn: maybeFromStored(row.confirmadaEn),
    canceladaEn: maybeFromStored(row.canceladaEn),
    version: row.version,
    reabiertaEn: maybeFromStored(row.reabiertaEn),
    billing,
    // What nobody touched stands as it was received: no JSON to read for most orders.
    recibido: isTouched ? (JSON.parse(row.recibido) as Billing) : billing,
    tocados: isTouched ? (JSON.parse(row.tocados) as BillingField[]) : untouched,
  }
}

const byId = compiledQuery(['idOrden'], (db, [idOrden]) =>
  db.selectFrom('orders').selectAll().where('idOrden', '=', idOrden),
)

async function findOrder(db: Db, idOrden: string): Promise<Order | undefined> {
  const { rows } = await byId(db, [idOrden])
  return rows[0] && toOrder(rows[0])
}

/** @throws Refusal why a link opens nothing: `replacedLink`, or `unknownOrder`. */
export async function refuseLink(db: Db, idOrden: string): Promise<never> {
  return refuse((await isReplacedLink(db, idOrden)) ? 'replacedLink' : 'unknownOrder')
}

/** The order behind a customer's link. @throws Refusal `unknownOrder`, `replacedLink` when there is none. */
export async function getOrder(db: Db, idOrden: string): Promise<Order> {
  return (await findOrder(db, idOrden)) ?? refuseLink(db, idOrden)
}

/** The order with a human number, or undefined. */
export async function findOrderByNumber(db: Db, OrdenServicio: string): Promise<Order | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('OrdenServicio', '=', OrdenServicio).executeTakeFirst()
  return row && toOrder(row)
}

const mostAlike = 3
/** Blanks and dashes as keyboards, Excel and Word write them. */
const joints = [' ', '\u00a0', '-', '\u2010', '\u2011', '–', '—']
const withoutJoints = joints.reduce((text, joint) => sql`replace(${text}, ${joint}, '')`, sql`"OrdenServicio"`)

/**
 * Refuses a number that no order has, and names those that are as it but for case, blanks and dashes. None of them is
 * taken in its place: numbers that differ only so may stand for different orders tomorrow, and a correction cannot be
 * taken back.
 * @throws Refusal `unknownNumber`
 */
export async function refuseNumber(db: Db, OrdenServicio: string): Promise<never> {
  const bare = OrdenServicio.replace(/[\p{Pd}\s]/gu, '')
  const alike = await db
    .selectFrom('orders')
    .select('OrdenServicio')
    .where(sql`lower(${withoutJoints})`, '=', sql`lower(${bare})`)
    .orderBy('OrdenServicio')
    .limit(mostAlike)
    .execute()
  const meant = alike.map((row) => `«${row.OrdenServicio}»`).join(' o ')
  return refuse('unknownNumber', {
    ORDEN: meant === '' ? OrdenServicio : `${OrdenServicio}. ¿Quisiste decir ${meant}?`,
  })
}

/** As `findOrderByNumber`. @throws Refusal `unknownNumber` */
export async function getOrderByNumber(db: Db, OrdenServicio: string): Promise<Order> {
  return (await findOrderByNumber(db, OrdenServicio)) ?? refuseNumber(db, OrdenServicio)
}

/**
 * Holds the order until `tx` ends; nobody else changes it, its instruments or its survey meanwhile. Every writer takes
 * its orders first (several: by ascending idOrden) and appends to the log after that, or two could wait for each other.
 * @throws Refusal `unknownOrder`, `replacedLink`
 */
export async function lockOrder(tx: Tx, idOrden: string): Promise<Order> {
  const query = tx.selectFrom('orders').selectAll().where('idOrden', '=', idOrden)
  const row = await holdingRows(tx, query).executeTakeFirst()
  return row ? toOrder(row) : refuseLink(tx, idOrden)
}

/** As `lockOrder`, by the human number. @throws Refusal `unknownNumber` */
export async function lockOrderByNumber(tx: Tx, OrdenServicio: string): Promise<Order> {
  const query = tx.selectFrom('orders').selectAll().where('OrdenServicio', '=', OrdenServicio)
  const row = await holdingRows(tx, query).executeTakeFirst()
  return row ? toOrder(row) : refuseNumber(tx, OrdenServicio)
}

const orders = expressionBuilder<Tables, 'orders'>()

/**
 * Neither confirmed nor cancelled: what the laboratory may still change. For the WHERE of the statement that writes.
 */
export const isUnsettled = orders.and([
  orders('orders.confirmadaEn', 'is', null),
  orders('orders.canceladaEn', 'is', null),
])

/** Open at `now`: what the customer may still change. For the WHERE of the statement that writes. */
export const isOpenAt = (now: Temporal.Instant) =>
  orders.and([isUnsettled, orders('orders.fechaLimite', '>=', now.epochMilliseconds)])

interface OrderFilter {
  estado?: OrderState | undefined
  /** Numbers after this one only: the last of the page before. */
  after?: string
  limit?: number
}

/** Orders by ascending OrdenServicio; all of them without `limit`. `now` decides who is `abierta` or `vencida`. */
export async function listOrders(db: Db, filter: OrderFilter, now: Temporal.Instant): Promise<Order[]> {
  const { estado, after, limit } = filter
  let query = db.selectFrom('orders').selectAll().orderBy('OrdenServicio')
  if (estado === 'cancelada') query = query.where('canceladaEn', 'is not', null)
  else if (estado === 'confirmada') query = query.where('confirmadaEn', 'is not', null).where('canceladaEn', 'is', null)
  else if (estado) {
    const comparison = estado === 'abierta' ? '>=' : '<'
    query = query.where(isUnsettled).where('fechaLimite', comparison, now.epochMilliseconds)
  }
  if (after !== undefined) query = query.where('OrdenServicio', '>', after)
  if (limit !== undefined) query = query.limit(limit)
  return (await query.execute()).map(toOrder)
}

/**
 * The customer's change: sets `changes` (never empty: kysely would write broken SQL) and who is `tocados` now.
 * False, nothing written, unless open at `now`.
 */
export async function updateBilling(
  tx: Tx,
  idOrden: string,
  { changes, tocados }: { changes: Partial<Billing>; tocados: readonly BillingField[] },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ ...changes, tocados: JSON.stringify(tocados) })
    .where('idOrden', '=', idOrden)
    .where(isOpenAt(now))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Confirms at `now`. False, nothing written, unless open then. */
export async function markConfirmed(tx: Tx, idOrden: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ confirmadaEn: now.epochMilliseconds })
    .where('idOrden', '=', idOrden)
    .where(isOpenAt(now))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False, nothing written, when confirmed or cancelled. */
export async function moveDeadline(tx: Tx, idOrden: string, fechaLimite: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ fechaLimite: fechaLimite.epochMilliseconds })
    .where('idOrden', '=', idOrden)
    .where(isUnsettled)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
