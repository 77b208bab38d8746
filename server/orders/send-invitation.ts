import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { Parts } from '../parts.ts'
import { refuse } from '../refusal.ts'
import { listInstruments } from './instrument-store.ts'
import { invitationMail } from './invitation-mail.ts'
import type { Order } from './order.ts'
import { requireOpen } from './order-state.ts'
import { lockOrderByNumber } from './order-store.ts'

export interface SentInvitation {
  order: Order
  /** Addresses, separated by commas. */
  para: string
  /** False when the same invitation had been sent before. */
  isNew: boolean
}

/**
 * Puts the mail with an open order's link into the outbox; a second time only with `again`, a new deadline or another
 * address.
 * @throws Refusal `unknownNumber`, `confirmedOrder`, `expiredOrder`, `noAddress`
 */
export async function sendInvitation(
  { db, now, settings, mailQueued }: Pick<Parts, 'db' | 'now' | 'settings' | 'mailQueued'>,
  OrdenServicio: string,
  again: boolean,
): Promise<SentInvitation> {
  const sent = await db.transaction().execute(async (tx) => {
    const order = (await lockOrderByNumber(tx, OrdenServicio)) ?? refuse('unknownNumber', { ORDEN: OrdenServicio })
    const at = now()
    requireOpen(order, at)
    const { length } = await listInstruments(tx, order.idOrden)
    const options = { baseUrl: settings.baseUrl, instruments: length, again: again ? at : undefined }
    const mail = invitationMail(order, options)
    if (mail.para === '') refuse('noAddress', { Correo: order.billing.Correo || 'está vacío' })
    return { order, para: mail.para, isNew: await enqueueMail(tx, mail, at) }
  })
  if (sent.isNew) mailQueued?.()
  return sent
}
