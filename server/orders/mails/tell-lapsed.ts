import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { withdrawWaiting } from '../../mail/outbox-store.ts'
import { findLastSent, storedKeys } from '../../mail/sent-mail-store.ts'
import type { Parts } from '../../parts.ts'
import { lapseKey, lapseMail, lapseNotice } from './expiry-mails.ts'
import { listLapsedOrders, type TimedOrder } from './timed-order-store.ts'

type TellParts = Pick<Parts, 'db' | 'now' | 'settings' | 'mailQueued'>

/** What lapsed longer ago is old news: a first start, or one after a long rest, floods nobody. */
const newsFor = Temporal.Duration.from({ hours: 4 * 24 })

async function tell({ db, settings }: TellParts, order: TimedOrder, now: Temporal.Instant): Promise<void> {
  const { OrdenServicio } = order
  const wasSent = (await findLastSent(db, OrdenServicio, 'invitacion')) !== undefined
  await db.transaction().execute(async (tx) => {
    await withdrawWaiting(tx, { OrdenServicio, motivo: 'recordatorio' }, now)
    if (wasSent) await enqueueMail(tx, lapseMail(order, settings.baseUrl), now)
    await enqueueMail(tx, lapseNotice(order, wasSent), now)
  })
}

/**
 * Stores a note to customer and laboratory for each order that lapsed in the last four days without being confirmed;
 * once for each deadline, however often this runs. The customer is told only where he got the link from here. Returns
 * how many orders were told of.
 */
export async function tellLapsed(parts: TellParts): Promise<number> {
  const now = parts.now()
  const lapsed = await listLapsedOrders(parts.db, now.subtract(newsFor), now)
  const stored = await storedKeys(parts.db, lapsed.map(lapseKey))
  const untold = lapsed.filter((order) => !stored.has(lapseKey(order)))
  for (const order of untold) await tell(parts, order, now)
  if (untold.length > 0) parts.mailQueued?.()
  return untold.length
}
