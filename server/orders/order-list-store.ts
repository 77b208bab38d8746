import type { Db } from '../database/tables.ts'

/** How many instruments each order has, by idOrden. */
export async function countInstruments(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('instruments')
    .select(({ fn }) => ['idOrden', fn.countAll<number>().as('count')])
    .groupBy('idOrden')
    .execute()
  return new Map(rows.map(({ idOrden, count }) => [idOrden, count]))
}
