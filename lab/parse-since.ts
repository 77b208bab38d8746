import { laboratoryZone } from '../server/orders/deadline/business-days.ts'
import { parseDeadline } from '../server/orders/deadline/deadline.ts'

/**
 * A moment from which something is wanted: a date alone is its first moment in Mexico City.
 * @throws RangeError in Spanish.
 */
export function parseSince(written: string): Temporal.Instant {
  const instant = parseDeadline(written)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written.trim())) return instant
  return instant.toZonedDateTimeISO(laboratoryZone).startOfDay().toInstant()
}
