import { appendAudit } from '../../audit/append-audit.ts'
import type { AuditNote } from '../../audit/audit-entry.ts'
import type { Tx } from '../../database/tables.ts'
import type { Parts } from '../../parts.ts'
import { refuse } from '../../refusal.ts'
import type { Order } from '../order.ts'
import { requireUnsettled } from '../order-state.ts'
import { lockOrderByNumber, moveDeadline } from '../order-store.ts'
import { deadlineEntry } from '../order-trail.ts'

/**
 * Moves the deadline of an order that `tx` holds, as staff. The same deadline again writes nothing.
 * @throws Refusal `alreadyConfirmed`, `alreadyCancelled`
 */
export async function extendHeldDeadline(
  tx: Tx,
  order: Order,
  until: Temporal.Instant,
  now: Temporal.Instant,
  note: AuditNote = {},
): Promise<Order> {
  requireUnsettled(order)
  if (order.fechaLimite.epochMilliseconds === until.epochMilliseconds) return order
  if (!(await moveDeadline(tx, order.idOrden, until))) refuse('alreadyConfirmed')
  const entry = deadlineEntry('laboratorio', order.OrdenServicio, order.fechaLimite, until)
  await appendAudit(tx, [{ ...entry, ...note }], now)
  return { ...order, fechaLimite: until }
}

interface ExtendOptions {
  note?: AuditNote
  /** Also to a moment that has passed, which closes the order and tells its customer so: mostly a mistyped year. */
  past?: boolean
}

/**
 * Moves an order's deadline, forth or back; an expired order is open again if `until` lies ahead. The same deadline
 * again writes nothing.
 * @throws Refusal `unknownNumber`, `pastDeadline`, `alreadyConfirmed`, `alreadyCancelled`
 */
export async function extendDeadline(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  OrdenServicio: string,
  until: Temporal.Instant,
  { note, past = false }: ExtendOptions = {},
): Promise<Order> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrderByNumber(tx, OrdenServicio)
    const at = now()
    if (!past && until.epochMilliseconds <= at.epochMilliseconds)
      refuse('pastDeadline', { hasta: 'Con --aun-asi la orden queda vencida desde entonces.' })
    return extendHeldDeadline(tx, order, until, at, note)
  })
}
