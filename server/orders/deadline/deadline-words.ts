import { laboratoryZone } from './business-days.ts'

const day = new Intl.DateTimeFormat('es-MX', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: laboratoryZone,
})
const time = new Intl.DateTimeFormat('es-MX', { timeStyle: 'short', hourCycle: 'h23', timeZone: laboratoryZone })

const dayOf = (instant: Temporal.Instant) => day.format(instant.epochMilliseconds).replace(',', '')
const timeOf = (instant: Temporal.Instant) => time.format(instant.epochMilliseconds)

/** A deadline in a subject: «jueves 3 de diciembre, 18:00 h (hora del centro)». */
export const shortDeadline = (instant: Temporal.Instant) => `${dayOf(instant)}, ${timeOf(instant)} h (hora del centro)`

/**
 * A deadline that nobody can misread, in Tijuana or Madrid either: «jueves 3 de diciembre de 2026, 18:00 h, hora del
 * centro de México (UTC−6)».
 */
export function deadlineWords(instant: Temporal.Instant): string {
  const { year, offsetNanoseconds } = instant.toZonedDateTimeISO(laboratoryZone)
  const hours = offsetNanoseconds / 3.6e12
  const offset = `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
  return `${dayOf(instant)} de ${year}, ${timeOf(instant)} h, hora del centro de México (${offset})`
}
