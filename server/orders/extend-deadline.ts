import { appendAudit } from '../audit/append-audit.ts'
import type { Tx } from '../database/tables.ts'
import type { Parts } from '../parts.ts'
import { refuse } from '../refusal.ts'
import type { Order } from './order.ts'
import { lockOrderByNumber, moveDeadline } from './order-store.ts'
import { deadlineEntry } from './order-trail.ts'

/**
 * Moves the deadline of an order that `tx` holds, as staff. The same deadline again writes nothing.
 * @throws Refusal `confirmedOrder`
 */
export async function extendHeldDeadline(
  tx: Tx,
  order: Order,
  until: Temporal.Instant,
  now: Temporal.Instant,
): Promise<Order> {
  if (order.confirmadaEn) refuse('confirmedOrder')
  if (order.fechaLimite.epochMilliseconds === until.epochMilliseconds) return order
  if (!(await moveDeadline(tx, order.idOrden, until))) refuse('confirmedOrder')
  await appendAudit(tx, [deadlineEntry('laboratorio', order.OrdenServicio, order.fechaLimite, until)], now)
  return { ...order, fechaLimite: until }
}

/**
 * Moves an order's deadline, forth or back; an expired order is open again if `until` lies ahead. The same deadline
 * again writes nothing.
 * @throws Refusal `unknownNumber`, `confirmedOrder`
 */
export async function extendDeadline(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  OrdenServicio: string,
  until: Temporal.Instant,
): Promise<Order> {
  return db.transaction().execute(async (tx) => {
    const order = (await lockOrderByNumber(tx, OrdenServicio)) ?? refuse('unknownNumber', { ORDEN: OrdenServicio })
    return extendHeldDeadline(tx, order, until, now())
  })
}
