import { laboratoryZone } from '../server/orders/deadline/business-days.ts'

const parts = new Intl.DateTimeFormat('es-MX', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: laboratoryZone,
})

function named(instant: Temporal.Instant): Record<string, string> {
  return Object.fromEntries(
    parts.formatToParts(instant.epochMilliseconds).map(({ type, value }) => [type, value.replace('.', '')]),
  )
}

/** An instant for a narrow table: «mar 1 dic 18:00»; with its year where that is not the one of `now`. */
export function shortMoment(instant: Temporal.Instant, now: Temporal.Instant): string {
  const { weekday, day, month, year, hour, minute } = named(instant)
  return `${weekday} ${day} ${month}${year === named(now).year ? '' : ` ${year}`} ${hour}:${minute}`
}

/** An instant for a table: «mar 1 dic 2026, 18:00 h». */
export function shortInstant(instant: Temporal.Instant): string {
  const { weekday, day, month, year, hour, minute } = named(instant)
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute} h`
}

/** A deadline in a sentence: «mar 1 dic 2026, 18:00 h (hora del centro)». */
export const spokenDeadline = (instant: Temporal.Instant) => `${shortInstant(instant)} (hora del centro)`

/** «1 orden», «2 órdenes», «20,000 renglones». */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('es-MX')} ${count === 1 ? one : many}`
}
