import type { Db } from '../database/tables.ts'
import { orderState } from './order-state.ts'
import { findOrderByNumber } from './order-store.ts'

/** Whether the order with that number is `abierta` at `now`; false where there is none. */
export async function isStillOpen(db: Db, OrdenServicio: string, now: Temporal.Instant): Promise<boolean> {
  const order = await findOrderByNumber(db, OrdenServicio)
  return order !== undefined && orderState(order, now) === 'abierta'
}
