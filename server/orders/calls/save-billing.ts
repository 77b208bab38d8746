import { type BillingField, billingFields } from '../../../contract/order-fields.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Parts } from '../../parts.ts'
import { refuse } from '../../refusal.ts'
import { changeEntries } from '../change-entries.ts'
import { requireOpen } from '../order-state.ts'
import { lockOrder, updateBilling } from '../order-store.ts'
import { customerChange } from './customer-change.ts'

interface SentBilling extends Partial<Record<BillingField, string | undefined>> {
  cambiados?: readonly BillingField[] | undefined
}

/**
 * The customer's billing values: those that differ are written and logged, field by field; nothing at all is when none
 * differs.
 * @throws Refusal `unknownOrder`, `replacedLink`, `expiredOrder`, `confirmedOrder`, `cancelledOrder`
 */
export async function saveBilling({ db, now }: Pick<Parts, 'db' | 'now'>, idOrden: string, sent: SentBilling) {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, idOrden)
    // After the lock: whoever waited past the deadline is late.
    const at = now()
    requireOpen(order, at)
    const stored = { values: order.billing, recibido: order.recibido, tocados: order.tocados }
    const change = customerChange(billingFields, stored, sent, sent.cambiados)
    const entries = changeEntries(
      { quien: 'cliente', OrdenServicio: order.OrdenServicio },
      order.billing,
      change.changes,
    )
    if (entries.length === 0) return
    if (!(await updateBilling(tx, idOrden, change, at))) refuse('expiredOrder')
    await appendAudit(tx, entries, at)
  })
}
