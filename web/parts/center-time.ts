/** A moment as the laboratory's clock shows it: its instant, and the wall clock read as if it were UTC. */
export interface CenterTime {
  /** Milliseconds since the epoch. */
  instant: number
  wall: Date
}

const hour = 3_600_000
// Mexico City has had no summer time since 30 October 2022; a browser's own zone data may be older than that.
const offset = -6 * hour

const iso = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/

/**
 * A date with time as a backend writes it. With an offset other than zero its wall clock is taken as written; in UTC
 * it is turned into Mexico City's; without an offset it is Mexico City's. Undefined when it is no such date.
 */
export function readCenterTime(text: string | undefined): CenterTime | undefined {
  const parts = iso.exec(text?.trim() ?? '')
  // Asked for anyway, Date.parse makes a date of almost any text.
  if (!parts) return undefined
  const [, date, time, seconds = ':00', zone] = parts
  const written = Date.parse(`${date}T${time}${seconds}Z`)
  if (Number.isNaN(written)) return undefined
  if (zone === undefined) return { instant: written - offset, wall: new Date(written) }
  const shift = offsetOf(zone)
  return { instant: written - shift, wall: new Date(shift === 0 ? written + offset : written) }
}

function offsetOf(zone: string): number {
  if (zone === 'Z') return 0
  const sign = zone.startsWith('-') ? -1 : 1
  return sign * (Number(zone.slice(1, 3)) * hour + Number(zone.slice(-2)) * 60_000)
}

/** The laboratory's clock at an instant. */
export const centerTime = (instant: number): CenterTime => ({ instant, wall: new Date(instant + offset) })

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** '18:00' */
export const spokenTime = ({ wall }: CenterTime): string => wall.toISOString().slice(11, 16)

/** 'martes 1 de diciembre', with `year` 'martes 1 de diciembre de 2026' */
export function spokenDate({ wall }: Pick<CenterTime, 'wall'>, { year = false } = {}): string {
  const day = `${weekdays[wall.getUTCDay()]} ${wall.getUTCDate()} de ${months[wall.getUTCMonth()]}`
  return year ? `${day} de ${wall.getUTCFullYear()}` : day
}

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`)

/** 'martes 1 de diciembre', from an ISO date */
export const longDay = (date: string): string => spokenDate({ wall: dayOf(date) })

/** 'mar 1', from an ISO date */
export function shortDay(date: string): string {
  const day = dayOf(date)
  return `${weekdays[day.getUTCDay()]?.slice(0, 3)} ${day.getUTCDate()}`
}

/** As `spokenMoment`, followed by whose time it is: ', hora del centro'. */
export function centerMoment(text: string, options?: { year: boolean }): string {
  return `${spokenMoment(text, options)}${readCenterTime(text) ? ', hora del centro' : ''}`
}

/** 'martes 1 de diciembre de 2026, 18:00', or the text as it came when it is no date that we can read. */
export function spokenMoment(text: string, options?: { year: boolean }): string {
  const time = readCenterTime(text)
  return time ? `${spokenDate(time, options)}, ${spokenTime(time)}` : text
}
