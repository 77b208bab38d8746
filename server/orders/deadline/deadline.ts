import { isBusinessDay, laboratoryZone, nextBusinessDay } from './business-days.ts'

/** When the office closes, in Mexico City. Source: design §6. */
const closeOfOffice = Temporal.PlainTime.from('18:00')

/** The close of office on a day. */
export const closeOn = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime({ timeZone: laboratoryZone, plainTime: closeOfOffice }).toInstant()

/** The business day that an order opened at `opened` counts from: the same day up to 18:00 sharp, else the next one. */
function openingDay(opened: Temporal.Instant, closedDays: ReadonlySet<string>): Temporal.PlainDate {
  const local = opened.toZonedDateTimeISO(laboratoryZone)
  const day = local.toPlainDate()
  const inTime = Temporal.PlainTime.compare(local.toPlainTime(), closeOfOffice) <= 0
  return inTime && isBusinessDay(day, closedDays) ? day : nextBusinessDay(day, closedDays)
}

/** The close of office (18:00, Mexico City) of the second business day after the day of opening. Source: design §6. */
export function deadlineFor(opened: Temporal.Instant, closedDays: ReadonlySet<string>): Temporal.Instant {
  const first = nextBusinessDay(openingDay(opened, closedDays), closedDays)
  return closeOn(nextBusinessDay(first, closedDays))
}

/** About a year: a deadline set far off by hand must not make each answer long. */
const mostDays = 260

/**
 * ISO dates, in order, of the business days from the one an order opened at `from` counts from up to that of `until`:
 * three for a window of the rule, more after an extension (at most 260). What the time left is drawn on.
 */
export function businessDays(
  from: Temporal.Instant,
  until: Temporal.Instant,
  closedDays: ReadonlySet<string>,
): string[] {
  const last = until.toZonedDateTimeISO(laboratoryZone).toPlainDate()
  const days: string[] = []
  let day = openingDay(from, closedDays)
  while (Temporal.PlainDate.compare(day, last) <= 0 && days.length < mostDays) {
    days.push(day.toString())
    day = nextBusinessDay(day, closedDays)
  }
  return days
}

const howToWrite = 'Escríbela como 2026-12-01 (a las 18:00) o 2026-12-01T14:30:00-06:00.'
const dateAlone = /^\d{4}-\d{2}-\d{2}$/
const dateAndTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * A deadline as people and files write it: a date alone means 18:00, a time without offset is Mexico City's. To the
 * millisecond, as it is kept; some programs write more digits.
 * @throws RangeError with a Spanish sentence when it is no date, or one that does not exist.
 */
export function parseDeadline(written: string): Temporal.Instant {
  const text = written.trim()
  const [, date, time, offset] = dateAndTime.exec(text) ?? []
  if (!dateAlone.test(text) && date === undefined) throw new RangeError(`No es una fecha: «${text}». ${howToWrite}`)
  try {
    if (date === undefined) return closeOn(Temporal.PlainDate.from(text))
    const instant =
      offset === undefined
        ? Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(laboratoryZone).toInstant()
        : Temporal.Instant.from(`${date}T${time}${offset}`)
    return instant.round({ smallestUnit: 'millisecond', roundingMode: 'floor' })
  } catch (cause) {
    throw new RangeError(`La fecha «${text}» no existe. ${howToWrite}`, { cause })
  }
}
