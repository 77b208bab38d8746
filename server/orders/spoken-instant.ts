import { laboratoryZone } from './deadline/business-days.ts'

const format = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: laboratoryZone,
})

/** An instant for a person: «3 de diciembre de 2026, 18:00 (hora del centro)». */
export function spokenInstant(instant: Temporal.Instant): string {
  return `${format.format(instant.epochMilliseconds)} (hora del centro)`
}
