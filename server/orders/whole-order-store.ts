import { compiledQuery } from '../database/compiled-query.ts'
import { jsonRows, readJsonRows } from '../database/json-rows.ts'
import type { Db } from '../database/tables.ts'
import { instrumentsOf, toInstrument } from './instrument-store.ts'
import type { Order, OrderInstrument } from './order.ts'
import { refuseLink, toOrder } from './order-store.ts'
import type { Survey } from './survey-store.ts'

/** An order with all that belongs to it, as it was at one moment. */
export interface WholeOrder {
  order: Order
  /** As `listInstruments` gives them. */
  instruments: OrderInstrument[]
  survey: Survey | undefined
}

const byId = compiledQuery(['idOrden'], (db, [idOrden]) =>
  db
    .selectFrom('orders')
    .leftJoin('surveys', 'surveys.idOrden', 'orders.idOrden')
    .selectAll('orders')
    .select(['califica', 'comentarios'])
    .select(({ ref }) => jsonRows(db, instrumentsOf(db, ref('orders.idOrden'))).as('instruments'))
    .where('orders.idOrden', '=', idOrden),
)

/**
 * One statement, so that an order is never told with the instruments of the version begun meanwhile, and PostgreSQL is
 * asked once instead of five times (three queries in a transaction).
 * @throws Refusal `unknownOrder`, `replacedLink`
 */
export async function getWholeOrder(db: Db, idOrden: string): Promise<WholeOrder> {
  const { rows } = await byId(db, [idOrden])
  const [row] = rows
  if (!row) return refuseLink(db, idOrden)
  const { califica, comentarios } = row
  return {
    order: toOrder(row),
    instruments: readJsonRows(row.instruments).map(toInstrument),
    survey: califica !== null && comentarios !== null ? { califica, comentarios } : undefined,
  }
}
