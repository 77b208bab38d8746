import { appendAudit } from '../audit/append-audit.ts'
import type { Parts } from '../parts.ts'
import { refuse } from '../refusal.ts'
import type { Order } from './order.ts'
import { lockOrderByNumber, moveDeadline } from './order-store.ts'
import { deadlineEntry } from './order-trail.ts'

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
    if (order.confirmadaEn) refuse('confirmedOrder')
    if (order.fechaLimite.epochMilliseconds === until.epochMilliseconds) return order
    if (!(await moveDeadline(tx, order.idOrden, until))) refuse('confirmedOrder')
    await appendAudit(tx, [deadlineEntry('laboratorio', OrdenServicio, order.fechaLimite, until)], now())
    return { ...order, fechaLimite: until }
  })
}
