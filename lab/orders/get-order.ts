import type { Db } from '../../server/database/tables.ts'
import type { Order } from '../../server/orders/order.ts'
import { findOrderByNumber } from '../../server/orders/order-store.ts'
import { Refusal } from '../../server/refusal.ts'

/** @throws Refusal `unknownNumber`, naming it. */
export async function getOrderByNumber(db: Db, OrdenServicio: string): Promise<Order> {
  const order = await findOrderByNumber(db, OrdenServicio)
  if (!order) throw new Refusal('unknownNumber', { ORDEN: OrdenServicio })
  return order
}
