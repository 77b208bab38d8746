import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './tables.ts'

/**
 * Runs `read` on one connection that sees the database as it was at its first query, whatever is written meanwhile;
 * writers do not wait for it. `read` must not write.
 */
export async function readSnapshot<Result>(db: Db, read: (snapshot: Db) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const isPostgres = connection.getExecutor().adapter instanceof PostgresAdapter
    // Deferred: kysely's own transactions take SQLite's write lock at once.
    await (isPostgres ? sql`begin isolation level repeatable read read only` : sql`begin deferred`).execute(connection)
    try {
      return await read(connection)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}
