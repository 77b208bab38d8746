import type { Db } from '../../database/tables.ts'
import { listInstrumentsOf } from '../instrument-store.ts'
import type { Order } from '../order.ts'
import { listOrders } from '../order-store.ts'
import type { WholeOrder } from '../whole-order-store.ts'

const ordersAtOnce = 200

async function withTheirs(db: Db, orders: readonly Order[]): Promise<WholeOrder[]> {
  const ids = orders.map(({ idOrden }) => idOrden)
  const instruments = await listInstrumentsOf(db, ids)
  const surveys = await db.selectFrom('surveys').selectAll().where('idOrden', 'in', ids).execute()
  const surveyOf = new Map(surveys.map(({ idOrden, califica, comentarios }) => [idOrden, { califica, comentarios }]))
  return orders.map((order) => ({
    order,
    instruments: instruments.get(order.idOrden) ?? [],
    survey: surveyOf.get(order.idOrden),
  }))
}

export async function countOrders(db: Db): Promise<number> {
  const query = db.selectFrom('orders').select((eb) => eb.fn.countAll<number>().as('count'))
  return (await query.executeTakeFirstOrThrow()).count
}

/** Every order with its instruments and survey, by number, in pages. */
export async function* wholeOrders(db: Db, now: Temporal.Instant): AsyncIterable<WholeOrder[]> {
  let page = await listOrders(db, { limit: ordersAtOnce }, now)
  while (page.length > 0) {
    yield await withTheirs(db, page)
    page = await listOrders(db, { limit: ordersAtOnce, after: page.at(-1)?.OrdenServicio ?? '' }, now)
  }
}
