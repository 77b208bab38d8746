/** Where the laboratory's clock hangs: UTC-6 all year, without summer time since October 2022. */
export const laboratoryZone = 'America/Mexico_City'

const monday = 1
const saturday = 6

/** Day of the month of the nth Monday. */
function nthMonday(year: number, month: number, nth: number): number {
  const { dayOfWeek } = new Temporal.PlainDate(year, month, 1)
  return 1 + ((monday - dayOfWeek + 7) % 7) + 7 * (nth - 1)
}

const fixedHolidays = new Set(['01-01', '05-01', '09-16', '12-25'])
const mondayHolidays: Record<number, number> = { 2: 1, 3: 3, 11: 3 }

/**
 * The federal executive changes on 1 October every sixth year from 2024; on 1 December before. Source: DOF 2024-09-30.
 */
function isInaugurationDay({ year, month, day }: Temporal.PlainDate): boolean {
  if (day !== 1 || (year - 2024) % 6 !== 0) return false
  return month === (year >= 2024 ? 10 : 12)
}

/**
 * Whether the law makes `date` a day of rest. Election days are Sundays and need no rule;
 * a holiday on a weekend is not moved. Source: Ley Federal del Trabajo, art. 74.
 */
export function isStatutoryHoliday(date: Temporal.PlainDate): boolean {
  if (fixedHolidays.has(date.toString().slice(-5)) || isInaugurationDay(date)) return true
  const nth = mondayHolidays[date.month]
  return nth !== undefined && date.day === nthMonday(date.year, date.month, nth)
}

/** Monday to Friday, no statutory holiday, none of the laboratory's own `closedDays` (ISO dates). Source: design §6. */
export function isBusinessDay(date: Temporal.PlainDate, closedDays: ReadonlySet<string>): boolean {
  return date.dayOfWeek < saturday && !isStatutoryHoliday(date) && !closedDays.has(date.toString())
}

/** The first business day after `date`. */
export function nextBusinessDay(date: Temporal.PlainDate, closedDays: ReadonlySet<string>): Temporal.PlainDate {
  let day = date.add({ days: 1 })
  while (!isBusinessDay(day, closedDays)) day = day.add({ days: 1 })
  return day
}
