import { sql } from 'kysely'
import type { Db, Tx } from '../database/tables.ts'

/**
 * Deletes salts and values of these orders' entries, and who and why; their digests keep the chain verifiable. Gives
 * how many had any.
 */
export async function purgeTrails(tx: Tx, numbers: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('audit')
    .set({ sal: null, antes: null, despues: null, como: null, motivo: null })
    .where('OrdenServicio', 'in', numbers)
    .where('sal', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** When something last happened to each of these orders. */
export async function lastMovements(db: Db, numbers: readonly string[]): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('audit')
    .select(['OrdenServicio', sql<number>`max(cuando)`.as('ultimo')])
    .where('OrdenServicio', 'in', numbers)
    .groupBy('OrdenServicio')
    .execute()
  return new Map(rows.map(({ OrdenServicio, ultimo }) => [OrdenServicio, ultimo]))
}
