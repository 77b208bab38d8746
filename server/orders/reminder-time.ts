import { isBusinessDay, laboratoryZone } from './business-days.ts'

const officeOpens = Temporal.PlainTime.from('09:00')

/** When an order's reminder is due: 9:00 in Mexico City on the last business day that ends with its deadline. */
export function reminderTime(fechaLimite: Temporal.Instant, closedDays: ReadonlySet<string>): Temporal.Instant {
  let day = fechaLimite.toZonedDateTimeISO(laboratoryZone).toPlainDate()
  while (!isBusinessDay(day, closedDays)) day = day.subtract({ days: 1 })
  return day.toZonedDateTime({ timeZone: laboratoryZone, plainTime: officeOpens }).toInstant()
}
