import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { withdrawWaiting } from '../../mail/outbox-store.ts'
import { findLastSent, storedKeys } from '../../mail/sent-mail-store.ts'
import type { Parts } from '../../parts.ts'
import { type DueReminder, reminderTimes } from '../deadline/reminder-times.ts'
import { reminderKey, reminderMail } from './reminder-mail.ts'
import { listLapsingOrders, type TimedOrder } from './timed-order-store.ts'

type RemindParts = Pick<Parts, 'db' | 'now' | 'settings' | 'mailQueued'>

interface Reminder {
  order: TimedOrder
  due: DueReminder
}

/** Longer than any row of closed days between the first reminder and its deadline. */
const lookAhead = (businessDays: number) => Temporal.Duration.from({ hours: (14 + 2 * businessDays) * 24 })

/** The newest reminder that is due of each open order: after a night without the server nobody gets two at once. */
async function dueReminders({ db, settings }: RemindParts, now: Temporal.Instant): Promise<Reminder[]> {
  const { reminders, closedDays } = settings
  const orders = await listLapsingOrders(db, now, now.add(lookAhead(reminders.businessDays)))
  const due = orders.flatMap((order) => {
    const newest = reminderTimes(order.fechaLimite, reminders, closedDays).findLast(
      ({ at }) => Temporal.Instant.compare(at, now) <= 0,
    )
    return newest ? [{ order, due: newest }] : []
  })
  const stored = await storedKeys(
    db,
    due.map(({ order, due: { name } }) => reminderKey(order, name)),
  )
  return due.filter(({ order, due: { name } }) => !stored.has(reminderKey(order, name)))
}

/**
 * Stores the reminders that are due of open orders, each once however often this runs: only for who got the link by
 * `ordenes enviar`, and before the reminder was due. Nobody hears of an order from its reminder, nor twice in one hour.
 * Returns how many were stored.
 */
export async function remindOrders(parts: RemindParts): Promise<number> {
  const now = parts.now()
  let count = 0
  for (const { order, due } of await dueReminders(parts, now)) {
    const { OrdenServicio } = order
    const invited = await findLastSent(parts.db, OrdenServicio, 'invitacion')
    if (invited === undefined || Temporal.Instant.compare(invited, due.at) >= 0) continue
    const mail = reminderMail(order, due.name, parts.settings.baseUrl)
    const isNew = await parts.db.transaction().execute(async (tx) => {
      if (!(await enqueueMail(tx, mail, now))) return false
      await withdrawWaiting(tx, { OrdenServicio, motivo: mail.motivo, besides: mail.clave }, now)
      return true
    })
    if (isNew) count += 1
  }
  if (count > 0) parts.mailQueued?.()
  return count
}
