import type { SheetOrder } from '../../contract/certificate/sheet.ts'
import type { Instrument } from '../../contract/order-fields.ts'
import type { Db } from '../database/tables.ts'
import type { Order } from './order.ts'
import { getOrder } from './order-store.ts'
import { getWholeOrder } from './whole-order-store.ts'

/** What the sheets of an order say of it. */
export interface PrintedFields extends SheetOrder {
  OrdenServicio: string
}

/** What a certificate is printed of. */
export interface PrintedOrder {
  order: PrintedFields
  instruments: readonly Instrument[]
}

/**
 * No more of an order than its sheets say: its other data have no business in a document,
 * or in the mail that carries it.
 */
export function printedFields({ OrdenServicio, billing }: Pick<Order, 'OrdenServicio' | 'billing'>): PrintedFields {
  const { Empresa, Direccion, Ciudad, Municipio, Estado, CP } = billing
  return { OrdenServicio, Empresa, Direccion, Ciudad, Municipio, Estado, CP }
}

/** @throws Refusal `unknownOrder`, `replacedLink` */
export async function printedOrder(db: Db, idOrden: string): Promise<PrintedOrder> {
  const { order, instruments } = await getWholeOrder(db, idOrden)
  return { order: printedFields(order), instruments }
}

/** The number of the order behind a link. @throws Refusal `unknownOrder`, `replacedLink` */
export async function orderNumber(db: Db, idOrden: string): Promise<string> {
  return (await getOrder(db, idOrden)).OrdenServicio
}
