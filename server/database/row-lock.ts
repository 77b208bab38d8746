import { PostgresAdapter, type SelectQueryBuilder } from 'kysely'
import type { Tx } from './tables.ts'

/** Holds the rows that a query reads until `tx` ends. SQLite needs no more than the transaction: it has one writer. */
export function holdingRows<Database, Table extends keyof Database, Row>(
  tx: Tx,
  query: SelectQueryBuilder<Database, Table, Row>,
): SelectQueryBuilder<Database, Table, Row> {
  return tx.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate() : query
}
