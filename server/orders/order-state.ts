import { refuse } from '../refusal.ts'
import type { Deadlines } from './order.ts'

export const orderStates = ['abierta', 'confirmada', 'vencida', 'cancelada'] as const
export type OrderState = (typeof orderStates)[number]

/**
 * State of an order at `now`. Cancelled wins over confirmed, and that over expired; the very millisecond of
 * `fechaLimite` is still open, as in the statements that write. Source: design §6.
 */
export function orderState({ canceladaEn, confirmadaEn, fechaLimite }: Deadlines, now: Temporal.Instant): OrderState {
  if (canceladaEn) return 'cancelada'
  if (confirmadaEn) return 'confirmada'
  return now.epochMilliseconds > fechaLimite.epochMilliseconds ? 'vencida' : 'abierta'
}

/** @throws Refusal `cancelledOrder`, `confirmedOrder` or `expiredOrder` unless the order is open at `now`. */
export function requireOpen(order: Deadlines, now: Temporal.Instant): void {
  const state = orderState(order, now)
  if (state === 'cancelada') refuse('cancelledOrder')
  if (state === 'confirmada') refuse('confirmedOrder')
  if (state === 'vencida') refuse('expiredOrder')
}

/**
 * For the laboratory, which can open such an order again and is told how.
 * @throws Refusal `alreadyCancelled`, `alreadyConfirmed`
 */
export function requireUnsettled({ canceladaEn, confirmadaEn }: Deadlines): void {
  if (canceladaEn) refuse('alreadyCancelled')
  if (confirmadaEn) refuse('alreadyConfirmed')
}
