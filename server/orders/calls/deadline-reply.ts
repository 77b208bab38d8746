import { businessDays } from '../deadline/deadline.ts'
import type { Deadlines, Order } from '../order.ts'
import { orderState } from '../order-state.ts'
import { isoInstant } from '../order-trail.ts'
import { remembered } from './remembered.ts'

const keptTimes = 5000
const keptIsoTimes = remembered<string>(keptTimes)

/** As `isoInstant`, remembered. `time` is to the millisecond, as stored. */
export const isoTime = (time: Temporal.Instant): string =>
  keptIsoTimes(String(time.epochMilliseconds), () => isoInstant(time))

/** What every answer about an order says of its state. Times are ISO 8601 at Mexico City's offset. */
export function deadlineReply(order: Deadlines & Pick<Order, 'version' | 'reabiertaEn'>, now: Temporal.Instant) {
  const { fechaLimite, confirmadaEn, canceladaEn, version, reabiertaEn } = order
  return {
    fechaLimite: isoTime(fechaLimite),
    expired: orderState(order, now) === 'vencida',
    confirmed: confirmadaEn !== undefined,
    ...(confirmadaEn && { confirmadaEn: isoTime(confirmadaEn) }),
    version,
    ...(reabiertaEn && { reabiertaEn: isoTime(reabiertaEn) }),
    cancelled: canceladaEn !== undefined,
    ...(canceladaEn && { canceladaEn: isoTime(canceladaEn) }),
  }
}

/**
 * The business days of an order's window as `businessDays` gives them, remembered; since it was opened again, where it
 * was.
 */
export function windowDays(
  closedDays: ReadonlySet<string>,
): (order: Pick<Order, 'abiertaEn' | 'reabiertaEn' | 'fechaLimite'>) => string[] {
  const keptDays = remembered<string[]>(keptTimes)
  return ({ abiertaEn, reabiertaEn = abiertaEn, fechaLimite }) =>
    keptDays(`${reabiertaEn.epochMilliseconds} ${fechaLimite.epochMilliseconds}`, () =>
      businessDays(reabiertaEn, fechaLimite, closedDays),
    )
}
