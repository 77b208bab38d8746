import { sql } from 'kysely'
import type { Engine } from '../open.ts'
import type { Db, Tables } from '../tables.ts'

const rowsAtOnce = 500

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ filas: number }>`select count(*) as filas from ${sql.table(table)}`.execute(db)
  return rows[0]?.filas ?? 0
}

type Row = Record<string, unknown>

/**
 * Every row of a table, some at a time, over one connection of a transaction: a table of a million takes no memory.
 * @param columns names in the order wanted.
 */
export async function* tableRows(
  { db, engine }: { db: Db; engine: Engine },
  table: string,
  columns: readonly string[],
): AsyncIterable<readonly Row[]> {
  if (engine === 'sqlite') {
    let page: Row[] = []
    const query = db.selectFrom(table as keyof Tables).select(columns as never)
    for await (const row of query.stream()) {
      page.push(row)
      if (page.length < rowsAtOnce) continue
      yield page
      page = []
    }
    yield page
    return
  }
  const query = sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}`
  const name = sql.id(`respaldo_${table}`)
  await sql`declare ${name} no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(rowsAtOnce)} from ${name}`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close ${name}`.execute(db)
}

/** Puts rows into a table as they are, numbers that the database would give itself included. */
export async function insertRows(
  { db, engine }: { db: Db; engine: Engine },
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
  const own = engine === 'postgres' ? sql`overriding system value` : sql``
  await sql`insert into ${sql.table(table)} (${names}) ${own} values ${values}`.execute(db)
}

/** Lets PostgreSQL number new rows after those put in. SQLite looks by itself. */
export async function continueNumbering({ db, engine }: { db: Db; engine: Engine }, table: string): Promise<void> {
  if (engine === 'sqlite') return
  const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_identity = 'YES'`.execute(db)
  for (const { column_name } of rows) {
    const column = sql.ref(column_name)
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column_name}), coalesce(max(${column}), 1), max(${column}) is not null)
      from ${sql.table(table)}`.execute(db)
  }
}
