import { PostgresAdapter, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { jsonArrayFrom as postgresArray } from 'kysely/helpers/postgres'
import { jsonArrayFrom as sqliteArray } from 'kysely/helpers/sqlite'
import type { Db, Tables } from './tables.ts'

/**
 * The rows of a subquery, which names its columns, in one column of the query around it: what belongs together is read
 * by one statement, and so of one moment, without a transaction. Read it by `readJsonRows`.
 */
export function jsonRows<Table extends keyof Tables, Row>(
  db: Db,
  subquery: SelectQueryBuilder<Tables, Table, Row>,
): RawBuilder<JsonRows<Row>> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  // kysely's type counts with columns that JSON cannot hold as they are (dates, bytes); there are none in our tables.
  return (isPostgres ? postgresArray(subquery) : sqliteArray(subquery)) as RawBuilder<unknown> as RawBuilder<never>
}

/** What the column holds: text on SQLite; pg has read it already. */
type JsonRows<Row> = string | Row[]

export function readJsonRows<Row>(rows: JsonRows<Row>): Row[] {
  return typeof rows === 'string' ? (JSON.parse(rows) as Row[]) : rows
}
