import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'

/**
 * Gives what tells a digest of every row of every table: what must not differ after a refusal. Left out is the number
 * of the newest list of standards begun (`ultimaVersion`), which an import takes before it knows whether it stands.
 */
export async function tablesDigester(db: Db): Promise<() => Promise<string>> {
  const tables = (await db.introspection.getTables()).map(({ name, columns }) => ({
    name,
    columns: columns.map((each) => each.name).filter((each) => each !== 'ultimaVersion'),
  }))
  const rowsOf = async ({ name, columns }: { name: string; columns: string[] }) => {
    const list = sql.join(columns.map((each) => sql.ref(each)))
    const { rows } = await sql`select ${list} from ${sql.table(name)}`.execute(db)
    return rows.map((each) => JSON.stringify(each)).sort()
  }
  return async () => {
    const digest = createHash('sha256')
    const contents = await Promise.all(tables.map(rowsOf))
    digest.update(JSON.stringify(contents))
    return digest.digest('hex')
  }
}
