import type { Insertable } from 'kysely'
import type { OutboxTable, Tx } from '../database/tables.ts'

/** False, nothing written, when a mail with this `clave` is already there. */
export async function insertMail(tx: Tx, row: Insertable<OutboxTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
