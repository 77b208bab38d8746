import { CompiledQuery, SqliteAdapter } from 'kysely'
import type { Db } from './tables.ts'

// data_version counts what other connections committed, total_changes() what this one wrote.
const versionOfSqlite = CompiledQuery.raw(
  'select data_version as others, total_changes() as ours from pragma_data_version',
) as CompiledQuery<{ others: number; ours: number }>

/**
 * A text that differs after every write, whoever wrote, so that what was read since can be used again while it stands:
 * ask first, then read. Undefined on PostgreSQL, which has nothing of the kind that is cheap.
 */
export async function dataVersion(db: Db): Promise<string | undefined> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return undefined
  const { rows } = await db.executeQuery(versionOfSqlite)
  return `${rows[0]?.others} ${rows[0]?.ours}`
}
