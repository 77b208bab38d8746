import type { Billing, Instrument } from '../../contract/order-fields.ts'
import { consistentRead } from '../database/consistent-read.ts'
import type { Db } from '../database/tables.ts'
import { listInstruments } from './instrument-store.ts'
import { getOrder } from './order-store.ts'

/** What a certificate is printed of. */
export interface PrintedOrder {
  order: { OrdenServicio: string } & Billing
  instruments: readonly Instrument[]
}

/** @throws Refusal `unknownOrder`, `replacedLink` */
export async function printedOrder(db: Db, idOrden: string): Promise<PrintedOrder> {
  return consistentRead(db, async (snapshot) => {
    const { OrdenServicio, billing } = await getOrder(snapshot, idOrden)
    return { order: { OrdenServicio, ...billing }, instruments: await listInstruments(snapshot, idOrden) }
  })
}

/** The number of the order behind a link. @throws Refusal `unknownOrder` */
export async function orderNumber(db: Db, idOrden: string): Promise<string> {
  return (await getOrder(db, idOrden)).OrdenServicio
}
