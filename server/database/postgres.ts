import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { rememberAddress } from './database-address.ts'
import type { Tables } from './tables.ts'

// Counts and instants arrive as text otherwise; all of ours are below 2^53.
const int8 = 20
pg.types.setTypeParser(int8, Number)

/** A pool on PostgreSQL. An idle connection that breaks is dropped, not thrown: the next query opens another. */
export function openPostgres(url: string, onLost: (cause: Error) => void = () => {}): Kysely<Tables> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  pool.on('error', onLost)
  // One that breaks between two queries of a transaction has nobody else to tell; the next query of it fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  rememberAddress(db, { engine: 'postgres', where: url })
  return db
}
