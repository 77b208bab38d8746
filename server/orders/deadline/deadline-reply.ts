import { remembered } from '../calls/remembered.ts'
import type { Deadlines, Order } from '../order.ts'
import { orderState } from '../order-state.ts'
import { isoInstant } from '../order-trail.ts'
import { businessDays } from './deadline.ts'

const instant = (milliseconds: string) => Temporal.Instant.fromEpochMilliseconds(Number(milliseconds))
const keptTimes = 5000
const isoOf = remembered(keptTimes, (milliseconds) => isoInstant(instant(milliseconds)))

/** As `isoInstant`, remembered. */
export const isoTime = (time: Temporal.Instant): string => isoOf(String(time.epochMilliseconds))

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

/** The business days of an order's window as `businessDays` gives them, remembered; since it was opened again, where it was. */
export function windowDays(closedDays: ReadonlySet<string>): (order: Order) => string[] {
  const days = remembered(keptTimes, (window) => {
    const [from = '', until = ''] = window.split(' ')
    return businessDays(instant(from), instant(until), closedDays)
  })
  return ({ abiertaEn, reabiertaEn = abiertaEn, fechaLimite }) =>
    days(`${reabiertaEn.epochMilliseconds} ${fechaLimite.epochMilliseconds}`)
}
