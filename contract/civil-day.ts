const yearFirst = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?!\d)/
/** As Mexico writes dates. */
const yearLast = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/

/** A date as text says it. */
interface CivilDay {
  /** '2026-12-01'. */
  iso: string
  /** Written 12/31/2026: its month first, as nothing else can be meant. */
  monthFirst: boolean
}

function day(year = '', month = '', date = '', monthFirst = false): CivilDay | undefined {
  if (Number(month) < 1 || Number(month) > 12 || Number(date) < 1 || Number(date) > 31) return undefined
  return { iso: `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`, monthFirst }
}

/**
 * The day at the start of a text: '2026-12-01…', '2026/12/1' or '1/12/2026'; undefined for any other, as nothing is
 * guessed.
 */
export function civilDay(text: string): CivilDay | undefined {
  const first = yearFirst.exec(text.trim())
  if (first) return day(first[1], first[3], first[4])
  const [, one, two, year] = yearLast.exec(text.trim()) ?? []
  return day(year, two, one) ?? day(year, one, two, true)
}
