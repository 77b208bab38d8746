import { appendAudit } from '../../audit/append-audit.ts'
import type { AuditNote } from '../../audit/audit-entry.ts'
import { asStored } from '../../database/stored-instant.ts'
import type { Parts } from '../../parts.ts'
import { refuse } from '../../refusal.ts'
import type { Order } from '../order.ts'
import { lockOrderByNumber } from '../order-store.ts'
import { isoInstant } from '../order-trail.ts'
import { markCancelled } from './correction-store.ts'

/**
 * Cancels an order, whatever its state: from then on it is only read. The mails that wait for it lapse, since it is no
 * longer open.
 * @throws Refusal `unknownNumber`, `alreadyCancelled`
 */
export async function cancelOrder(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  OrdenServicio: string,
  note: AuditNote,
): Promise<Order> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrderByNumber(tx, OrdenServicio)
    const at = asStored(now())
    if (!(await markCancelled(tx, order.idOrden, at))) refuse('alreadyCancelled')
    const change = { campo: 'canceladaEn', antes: null, despues: isoInstant(at) }
    await appendAudit(tx, [{ quien: 'laboratorio', tipo: 'cancelacion', OrdenServicio, ...change, ...note }], at)
    return { ...order, canceladaEn: at }
  })
}
