import { directRead } from './sqlite.ts'
import type { Db } from './tables.ts'

export class DamagedDatabase extends Error {
  override name = 'DamagedDatabase'
}

/**
 * Looking through a larger file would hold every start up by more than 0.2 s; OPERATIONS.md says how to look by hand.
 */
const smallEnough = 32 * 1024 * 1024

/**
 * Looks through a SQLite file of at most 32 MiB for damage: SQLite itself finds it only where a query happens to read,
 * and would go on writing into a file that lost a page. PostgreSQL looks after its own.
 * @throws DamagedDatabase
 */
export function requireSound(db: Db): void {
  const read = directRead(db)
  if (!read) return
  const one = (pragma: string) => Object.values((read(`pragma ${pragma}`, [])[0] ?? {}) as object)[0] as unknown
  if (Number(one('page_count')) * Number(one('page_size')) > smallEnough) return
  const found = one('quick_check(1)')
  if (found !== 'ok') throw new DamagedDatabase(String(found))
}
