import { dataVersion } from './data-version.ts'
import { readSnapshot } from './read-snapshot.ts'
import type { Db } from './tables.ts'

const mostTries = 3

/**
 * What several queries of `read` give, as it was at one moment: an order with its own instruments, not those of the
 * version that was begun meanwhile. Where a write shows cheaply, `read` runs again after one; else it reads a snapshot.
 */
export async function consistentRead<Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = dataVersion(db)
    if (before === undefined) break
    const result = await read(db)
    if (dataVersion(db) === before) return result
  }
  return readSnapshot(db, read)
}
