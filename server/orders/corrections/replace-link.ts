import { appendAudit } from '../../audit/append-audit.ts'
import type { AuditNote } from '../../audit/audit-entry.ts'
import type { Parts } from '../../parts.ts'
import { newOrderId } from '../new-order-id.ts'
import type { Order } from '../order.ts'
import { lockOrderByNumber } from '../order-store.ts'
import { linkFingerprint } from './link-fingerprint.ts'
import { moveToLink } from './link-store.ts'

/**
 * Gives an order another link, in any of its states; the one before answers 410 from then on. A save under way by the
 * old link is either done before, or refused and in neither data nor log.
 * @throws Refusal `unknownNumber`
 */
export async function replaceLink(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  OrdenServicio: string,
  note: AuditNote,
): Promise<Order> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrderByNumber(tx, OrdenServicio)
    const at = now()
    const idOrden = newOrderId()
    await moveToLink(tx, { OrdenServicio, from: order.idOrden, to: idOrden }, at)
    const change = { campo: 'enlace', antes: linkFingerprint(order.idOrden), despues: linkFingerprint(idOrden) }
    await appendAudit(tx, [{ quien: 'laboratorio', tipo: 'enlace', OrdenServicio, ...change, ...note }], at)
    return { ...order, idOrden }
  })
}
