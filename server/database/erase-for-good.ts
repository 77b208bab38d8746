import { sql } from 'kysely'
import type { OpenDatabase } from './open.ts'

/**
 * Lets SQLite write its file anew, or what was deleted would stay in its free pages and in its log of pages; who writes
 * meanwhile waits (a second for 100 MB). PostgreSQL does the like by itself, by and by.
 */
export async function eraseForGood({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  if (engine === 'postgres') return
  await sql`vacuum`.execute(db)
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
