import { businessDaysBefore } from './business-days-before.ts'

/** How long before a deadline its reminders are due; 0: none. */
interface ReminderSettings {
  businessDays: number
  hours: number
}

export interface DueReminder {
  /** Tells the reminders of one deadline apart: '1d', '3h'. */
  name: string
  at: Temporal.Instant
}

/** When an order is reminded of its deadline, the earliest first. */
export function reminderTimes(
  fechaLimite: Temporal.Instant,
  { businessDays, hours }: ReminderSettings,
  closedDays: ReadonlySet<string>,
): DueReminder[] {
  const byDays = { name: `${businessDays}d`, at: businessDaysBefore(fechaLimite, businessDays, closedDays) }
  const byHours = { name: `${hours}h`, at: fechaLimite.subtract({ hours }) }
  return [...(businessDays > 0 ? [byDays] : []), ...(hours > 0 ? [byHours] : [])].sort((a, b) =>
    Temporal.Instant.compare(a.at, b.at),
  )
}
