import { isBusinessDay, laboratoryZone } from '../server/orders/deadline/business-days.ts'
import type { Opened } from './orders.ts'

const closeHour = 18
/** An order in its last business day is shown with at least this much of it left. */
const leastLeft = Temporal.Duration.from({ hours: 1 })
/** What lies later than this before `now` is moved here: near the close of office the demo's day is not over yet. */
const latest = Temporal.Duration.from({ minutes: 5 })

function step(from: Temporal.PlainDate, days: number, closedDays: ReadonlySet<string>): Temporal.PlainDate {
  const direction = Math.sign(days)
  let day = from
  for (let left = Math.abs(days); left > 0; ) {
    day = day.add({ days: direction })
    if (isBusinessDay(day, closedDays)) left -= 1
  }
  return day
}

/** The day of the first office close after `instant`. */
function nextClose(instant: Temporal.Instant, closedDays: ReadonlySet<string>): Temporal.PlainDate {
  const local = instant.toZonedDateTimeISO(laboratoryZone)
  const today = local.toPlainDate()
  return local.hour < closeHour && isBusinessDay(today, closedDays) ? today : step(today, 1, closedDays)
}

/** `instant`, or shortly before `now` if it is later than that. */
export function inThePast(instant: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const last = now.subtract(latest)
  return Temporal.Instant.compare(instant, last) > 0 ? last : instant
}

/**
 * The instant at which a demo order was opened, seen from `now`:
 * its deadline by the rule is then where `opened` wants it.
 */
export function openedAt(opened: Opened, now: Temporal.Instant, closedDays: ReadonlySet<string>): Temporal.Instant {
  if ('minutesAgo' in opened) return now.subtract({ minutes: opened.minutesAgo })
  const deadline =
    'closes' in opened
      ? step(nextClose(now.add(leastLeft), closedDays), opened.closes, closedDays)
      : step(nextClose(now, closedDays), -opened.closed, closedDays)
  const day = step(deadline, -2, closedDays)
  return inThePast(day.toZonedDateTime({ timeZone: laboratoryZone, plainTime: opened.at }).toInstant(), now)
}
