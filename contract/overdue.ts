import { civilDay } from './civil-day.ts'

/** What stands beside a date that has passed. */
export const overdueWord = 'Vencido'

/**
 * Whether a standard's `Proxima` lies before `today`, the civil date of the laboratory ('2026-12-01');
 * its day itself is still in time. Text that `civilDay` cannot read is never overdue.
 */
export function isOverdue(Proxima: string, today: string): boolean {
  const next = civilDay(Proxima)
  return next !== undefined && next.iso < today
}
