import { sql } from 'kysely'
import type { OpenDatabase } from './open.ts'

/** From now on SQLite overwrites what this connection deletes, instead of leaving its bytes in free pages. */
export async function eraseForGood({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  if (engine === 'sqlite') await sql`pragma secure_delete = on`.execute(db)
}

/** Empties SQLite's log of pages, which still has them as they were; where others read, it is emptied by and by. */
export async function emptyPageLog({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
