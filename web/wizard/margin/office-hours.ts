import { type CenterTime, longDay } from '../../parts/center-time.ts'

/** The window of an order on a scale of office hours, in minutes. */
interface OfficeScale {
  total: number
  /** From the window's first opening to now. */
  elapsed: number
}

const opens = 9 * 60
const closes = 18 * 60
/** Office hours a business day. Source: specification §9, Monday to Friday 9 to 18. */
export const hoursPerDay = 9

/** Where `now` stands between the first business day's opening and the deadline; office hours alone count. */
export function officeScale(days: readonly string[], deadline: CenterTime, now: CenterTime): OfficeScale {
  const total = minutesUntil(days, deadline.wall)
  return { total, elapsed: Math.min(total, minutesUntil(days, now.wall)) }
}

function minutesUntil(days: readonly string[], wall: Date): number {
  const today = wall.toISOString().slice(0, 10)
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes()
  return days.reduce((sum, day) => {
    if (day > today) return sum
    return sum + (day < today ? closes : Math.min(Math.max(minute, opens), closes)) - opens
  }, 0)
}

const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`

/**
 * 'Te quedan 1 día hábil y 3 horas': what is left of the window, in office time. Before its first day opens, the
 * business days after that day, as the rule counts them: 'Te quedan 2 días hábiles después del lunes 30 de noviembre'.
 */
export function spokenTimeLeft({ total, elapsed }: OfficeScale, days: readonly string[]): string {
  const [first] = days
  const daysAfter = days.length - 1
  if (elapsed === 0 && first && daysAfter > 0) {
    const verb = daysAfter === 1 ? 'Te queda' : 'Te quedan'
    return `${verb} ${count(daysAfter, 'día hábil', 'días hábiles')} después del ${longDay(first)}`
  }
  const left = total - elapsed
  const wholeDays = Math.floor(left / (hoursPerDay * 60))
  const hours = Math.floor((left % (hoursPerDay * 60)) / 60)
  const minutes = left % 60
  const parts = [
    wholeDays > 0 && count(wholeDays, 'día hábil', 'días hábiles'),
    hours > 0 && (wholeDays > 0 ? count(hours, 'hora', 'horas') : count(hours, 'hora hábil', 'horas hábiles')),
    wholeDays === 0 && hours === 0 && count(minutes, 'minuto', 'minutos'),
  ].filter((part) => part !== false)
  const verb = parts.length === 1 && parts[0]?.startsWith('1 ') ? 'Te queda' : 'Te quedan'
  return `${verb} ${parts.join(' y ')}`
}
