import type { Db } from '../database/tables.ts'
import type { Order } from './order.ts'
import { toOrder } from './order-store.ts'

/**
 * Orders that something was to be done about since `since`: their deadline, their confirmation or their cancellation is
 * no earlier.
 */
export async function listOrdersSince(db: Db, since: Temporal.Instant): Promise<Order[]> {
  const instant = since.epochMilliseconds
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or((['fechaLimite', 'confirmadaEn', 'canceladaEn'] as const).map((column) => eb(column, '>=', instant))),
    )
    .orderBy('OrdenServicio')
    .execute()
  return rows.map(toOrder)
}

const idsAtOnce = 500

/**
 * Names of the instruments' fields that the customer changed in these orders,
 * one for each instrument it was changed in.
 */
export async function changedInstrumentFields(db: Db, ids: readonly string[]): Promise<string[]> {
  const fields: string[] = []
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const some = ids.slice(start, start + idsAtOnce)
    const query = db.selectFrom('instruments').select('tocados').where('tocados', '!=', '[]')
    const rows = await query.where('idOrden', 'in', some).execute()
    for (const { tocados } of rows) fields.push(...(JSON.parse(tocados) as string[]))
  }
  return fields
}
