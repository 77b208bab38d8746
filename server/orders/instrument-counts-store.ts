import type { Db } from '../database/tables.ts'

/** What a list tells of an order's instruments. */
interface InstrumentCounts {
  instruments: number
  /** Fields of them that the customer changed. */
  changed: number
}

const ordersAtOnce = 500

/** Of these orders, by idOrden: not of all, which may be a million beside the few that are open. */
export async function countInstruments(db: Db, ids: readonly string[]): Promise<Map<string, InstrumentCounts>> {
  const counts = new Map<string, InstrumentCounts>()
  for (let start = 0; start < ids.length; start += ordersAtOnce) {
    const rows = await db
      .selectFrom('instruments')
      .select(({ fn }) => ['idOrden', 'tocados', fn.countAll<number>().as('count')])
      .where('idOrden', 'in', ids.slice(start, start + ordersAtOnce))
      .groupBy(['idOrden', 'tocados'])
      .execute()
    for (const { idOrden, tocados, count } of rows) {
      const sum = counts.get(idOrden) ?? { instruments: 0, changed: 0 }
      sum.instruments += count
      sum.changed += count * (JSON.parse(tocados) as string[]).length
      counts.set(idOrden, sum)
    }
  }
  return counts
}
