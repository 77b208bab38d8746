import { directRead } from './sqlite.ts'
import type { Db } from './tables.ts'

/**
 * A number that differs once anybody, this process or another, has committed a write: what was read after asking for it
 * still stands while it does. Undefined where there is nothing of the kind that is cheap
 * (PostgreSQL, a database in memory).
 */
export function dataVersion(db: Db): number | undefined {
  const [row] = directRead(db)?.('pragma data_version', []) ?? []
  return (row as { data_version: number } | undefined)?.data_version
}
