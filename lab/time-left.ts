const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const units: [size: number, name: string][] = [
  [day, 'd'],
  [hour, 'h'],
  [minute, 'min'],
]

/** In one unit, or in two where `exact` and fewer than ten of the larger. */
function spokenSpan(milliseconds: number, exact: boolean): string {
  const place = Math.max(
    0,
    units.findIndex(([size]) => milliseconds >= size),
  )
  const [size, name] = (milliseconds < minute ? units.at(-1) : units[place]) ?? [minute, 'min']
  const count = Math.floor(milliseconds / size)
  const [smaller, smallerName] = units[place + 1] ?? []
  if (!exact || count >= 10 || milliseconds < minute || smaller === undefined) return `${count} ${name}`
  return `${count} ${name} ${Math.floor((milliseconds % size) / smaller)} ${smallerName}`
}

/** How long it is from `now` to `until`: «1 d 4 h», «35 min»; «hace 2 d» once it has passed. */
export function timeLeft(until: Temporal.Instant, now: Temporal.Instant): string {
  const left = until.epochMilliseconds - now.epochMilliseconds
  return left < 0 ? `hace ${spokenSpan(-left, false)}` : spokenSpan(left, true)
}
