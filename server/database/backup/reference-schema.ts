import { sql } from 'kysely'
import { migrate } from '../migrate.ts'
import { openSqlite } from '../sqlite.ts'
import type { Db } from '../tables.ts'

export interface ReferenceTable {
  name: string
  columns: string[]
  /** What a new, empty database holds of it. */
  firstRows: Record<string, unknown>[]
}

interface Named {
  name: string
}

async function parentsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${table})`.execute(db)
  return rows.map((row) => row.table)
}

/** Each table after those that it refers to. */
function parentsFirst(names: readonly string[], parents: ReadonlyMap<string, string[]>): string[] {
  const sorted: string[] = []
  const visit = (name: string) => {
    if (sorted.includes(name)) return
    for (const parent of parents.get(name) ?? []) if (parent !== name) visit(parent)
    sorted.push(name)
  }
  for (const name of names) visit(name)
  return sorted
}

/**
 * The tables of this program's schema as its migrations make them, up to `upTo`, parents first: what a backup holds,
 * on either engine, whatever else is in the database. Migrations and SQLite's own tables are not among them.
 */
export async function referenceSchema(upTo?: string): Promise<ReferenceTable[]> {
  const db = openSqlite(':memory:')
  try {
    await migrate({ db, engine: 'sqlite' }, upTo)
    const { rows } = await sql<Named>`select name from sqlite_schema where type = 'table'
      and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name`.execute(db)
    const names = rows.map(({ name }) => name)
    const parents = new Map<string, string[]>()
    for (const name of names) parents.set(name, await parentsOf(db, name))
    const tables: ReferenceTable[] = []
    for (const name of parentsFirst(names, parents)) {
      const columns = await sql<Named>`select name from pragma_table_info(${name}) order by cid`.execute(db)
      const first = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
      tables.push({ name, columns: columns.rows.map((column) => column.name), firstRows: first.rows })
    }
    return tables
  } finally {
    await db.destroy()
  }
}
