import { appendAudit } from '../../audit/append-audit.ts'
import { asStored } from '../../database/stored-instant.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { Parts } from '../../parts.ts'
import { refuse } from '../../refusal.ts'
import { listInstruments } from '../instrument-store.ts'
import { confirmationNotice, receiptMail } from '../mails/confirmation-mails.ts'
import { requireOpen } from '../order-state.ts'
import { lockOrder, markConfirmed } from '../order-store.ts'
import { isoInstant } from '../order-trail.ts'

/**
 * Confirms an order: from then on nobody changes it. The customer gets a receipt and the laboratory a notice, in the
 * same transaction. Asked again, also at once or after the deadline, the answer is the instant at which this version
 * was confirmed.
 * @throws Refusal `unknownOrder`, `replacedLink`, `expiredOrder`, `cancelledOrder`
 */
export async function confirmOrder(parts: Pick<Parts, 'db' | 'now' | 'settings' | 'mailQueued'>, idOrden: string) {
  const confirmation = await parts.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, idOrden)
    if (order.confirmadaEn && !order.canceladaEn) return { confirmadaEn: order.confirmadaEn, isNew: false }
    const at = asStored(parts.now())
    requireOpen(order, at)
    if (!(await markConfirmed(tx, idOrden, at))) refuse('expiredOrder')
    const { OrdenServicio } = order
    const despues = isoInstant(at)
    const huella = await appendAudit(
      tx,
      [{ quien: 'cliente', tipo: 'confirmacion', OrdenServicio, campo: 'confirmadaEn', antes: null, despues }],
      at,
    )
    const confirmed = { ...order, confirmadaEn: at }
    const confirmation = { order: confirmed, instruments: await listInstruments(tx, idOrden), huella }
    await enqueueMail(tx, receiptMail(confirmation, parts.settings.baseUrl), at)
    await enqueueMail(tx, confirmationNotice(confirmation), at)
    return { confirmadaEn: at, isNew: true }
  })
  if (confirmation.isNew) parts.mailQueued?.()
  return confirmation.confirmadaEn
}
