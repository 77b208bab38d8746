import { laboratoryZone } from '../server/orders/business-days.ts'

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

/** An instant for a table: «mar 1 dic 2026, 18:00 h». */
export function shortInstant(instant: Temporal.Instant): string {
  const named = Object.fromEntries(
    parts.formatToParts(instant.epochMilliseconds).map(({ type, value }) => [type, value.replace('.', '')]),
  )
  return `${named.weekday} ${named.day} ${named.month} ${named.year}, ${named.hour}:${named.minute} h`
}

/** A deadline in a sentence: «mar 1 dic 2026, 18:00 h (hora del centro)». */
export const spokenDeadline = (instant: Temporal.Instant) => `${shortInstant(instant)} (hora del centro)`

/** «1 orden», «2 órdenes», «20,000 renglones». */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('es-MX')} ${count === 1 ? one : many}`
}
