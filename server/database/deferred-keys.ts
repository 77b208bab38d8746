import { PostgresAdapter, sql } from 'kysely'
import type { Tx } from './tables.ts'

/** Until `tx` commits, a row may name an order that is not there: an order's key changes before those of its rows. */
export async function deferForeignKeys(tx: Tx): Promise<void> {
  const isPostgres = tx.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? sql`set constraints all deferred` : sql`pragma defer_foreign_keys = on`).execute(tx)
}
