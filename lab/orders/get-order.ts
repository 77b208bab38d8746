import type { Db } from '../../server/database/tables.ts'
import type { Order } from '../../server/orders/order.ts'
import { findOrderByNumber, refuseNumber } from '../../server/orders/order-store.ts'

/** @throws Refusal `unknownNumber`, naming it. */
export async function getOrderByNumber(db: Db, OrdenServicio: string): Promise<Order> {
  return (await findOrderByNumber(db, OrdenServicio)) ?? refuseNumber(db, OrdenServicio)
}
