import type { Db } from '../database/tables.ts'
import type { Standard } from './standard.ts'
import { listVersion, type PublishedList } from './standard-store.ts'

/** Rows read, and held, at once. */
const rowsAtOnce = 500

/**
 * Every row of a published snapshot in its order, some at a time, each time after a `turn`. Nothing is held between two
 * of them, so that a slow reader costs nothing; a snapshot that is replaced meanwhile is read to its end all the same.
 * @throws Error when it was replaced a second time and its rows are gone: half a list must not pass for a whole one.
 */
export async function* wholeList(
  db: Db,
  { version, total }: PublishedList,
  turn: () => Promise<void>,
): AsyncGenerator<Standard[]> {
  for (let from = 1; from <= total; from += rowsAtOnce) {
    await turn()
    const to = Math.min(total, from + rowsAtOnce - 1)
    const rows = await listVersion(db, version, from, to)
    if (rows.length !== to - from + 1) throw new Error('The list was replaced twice while it was read.')
    yield rows
  }
}
