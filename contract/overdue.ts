const isoDay = /^(\d{4})-(\d{2})-(\d{2})/
/** As Mexico writes dates. */
const dayFirst = /^(\d{2})\/(\d{2})\/(\d{4})/

function isoDate(text: string): string | undefined {
  const [, year, month, day] = isoDay.exec(text) ?? []
  if (year) return `${year}-${month}-${day}`
  const [, first, second, last] = dayFirst.exec(text) ?? []
  return last && `${last}-${second}-${first}`
}

/** What stands beside a date that has passed. */
export const overdueWord = 'Vencido'

/**
 * Whether a standard's `Proxima` lies before `today`, the civil date of the laboratory ('2026-12-01'); its day itself is
 * still in time. Text that is neither '2026-12-01…' nor '01/12/2026…' is never overdue: nothing is guessed.
 */
export function isOverdue(Proxima: string, today: string): boolean {
  const next = isoDate(Proxima.trim())
  return next !== undefined && next < today
}
