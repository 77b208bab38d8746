import type { Db } from '../database/tables.ts'

/** What a list tells of an order's instruments. */
export interface InstrumentCounts {
  instruments: number
  /** Fields of them that the customer changed. */
  changed: number
}

/** Of every order, by idOrden. */
export async function countInstruments(db: Db): Promise<Map<string, InstrumentCounts>> {
  const sizes = await db
    .selectFrom('instruments')
    .select(({ fn }) => ['idOrden', fn.countAll<number>().as('count')])
    .groupBy('idOrden')
    .execute()
  const counts = new Map(sizes.map(({ idOrden, count }) => [idOrden, { instruments: count, changed: 0 }]))
  const touched = await db
    .selectFrom('instruments')
    .select(['idOrden', 'tocados'])
    .where('tocados', '!=', '[]')
    .execute()
  for (const { idOrden, tocados } of touched) {
    const count = counts.get(idOrden)
    if (count) count.changed += (JSON.parse(tocados) as string[]).length
  }
  return counts
}
