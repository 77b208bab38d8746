import { isBusinessDay, laboratoryZone } from './business-days.ts'
import { closeOn } from './deadline.ts'

/** The last business day before `day`. */
function lastBusinessDay(day: Temporal.PlainDate, closedDays: ReadonlySet<string>): Temporal.PlainDate {
  let before = day.subtract({ days: 1 })
  while (!isBusinessDay(before, closedDays)) before = before.subtract({ days: 1 })
  return before
}

/**
 * The same time of day (Mexico City) `count` business days before `instant`. One that is no moment of a business day
 * counts from the close of office of the last one: a Sunday's deadline leaves nobody more time than Friday's.
 */
export function businessDaysBefore(
  instant: Temporal.Instant,
  count: number,
  closedDays: ReadonlySet<string>,
): Temporal.Instant {
  const local = instant.toZonedDateTimeISO(laboratoryZone)
  if (!isBusinessDay(local.toPlainDate(), closedDays))
    return businessDaysBefore(closeOn(lastBusinessDay(local.toPlainDate(), closedDays)), count, closedDays)
  let day = local.toPlainDate()
  for (let left = count; left > 0; left -= 1) day = lastBusinessDay(day, closedDays)
  return day.toZonedDateTime({ timeZone: laboratoryZone, plainTime: local.toPlainTime() }).toInstant()
}

/** Whether less than one business day is left until `fechaLimite`, or none. */
export function isLastDay(
  fechaLimite: Temporal.Instant,
  now: Temporal.Instant,
  closedDays: ReadonlySet<string>,
): boolean {
  return Temporal.Instant.compare(now, businessDaysBefore(fechaLimite, 1, closedDays)) > 0
}
