import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'
import { rememberAddress } from './database-address.ts'
import { NoConnection } from './no-connection.ts'
import type { Tables } from './tables.ts'
import { type OnSilence, WatchedClient } from './watched-client.ts'

// Counts and instants arrive as text otherwise; all of ours are below 2^53.
const int8 = 20
pg.types.setTypeParser(int8, Number)

/** Milliseconds that PostgreSQL is waited for; 0: as long as it takes. */
interface Patience {
  /** For a connection, a new one or one that others have. */
  connection: number
  /** For a statement, and the lock it waits for. PostgreSQL itself ends it. */
  statement: number
  /** For a sign of it while it is asked something. */
  silence: number
  /** Where no statement may take as long, silence means that the line is dead. */
  onSilence: OnSilence
  /** Between two statements of a transaction. PostgreSQL ends it: who is cut off must not hold locks for hours. */
  pause: number
  /** With a connection that nobody uses. */
  idle: number
}

const second = 1000
const patience = {
  /** Somebody waits for the answer: it is 503 after some 10 s at the latest. */
  calls: {
    connection: 4 * second,
    statement: 5 * second,
    silence: 6 * second,
    onSilence: 'give up',
    pause: 10 * second,
    idle: 300 * second,
  },
  /** Imports, backups and migrations have statements of minutes. */
  commands: {
    connection: 10 * second,
    statement: 0,
    silence: 15 * second,
    onSilence: 'ask',
    pause: 60 * second,
    idle: 10 * second,
  },
} satisfies Record<string, Patience>

/** What a database is opened for. */
export type DatabaseUse = keyof typeof patience

/**
 * Without kysely's lock for migrations, which is a session's:
 * behind a pooler it would be left with another's connection.
 */
class WithoutSessionLocks extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class PooledDialect extends PostgresDialect {
  override createAdapter() {
    return new WithoutSessionLocks()
  }
}

/**
 * A pool on PostgreSQL. An idle connection that breaks is dropped, not thrown: the next query opens another.
 * Where none can be had a query throws NoConnection.
 */
export function openPostgres(url: string, use: DatabaseUse = 'commands'): Kysely<Tables> {
  const { connection, statement, silence, onSilence, pause, idle } = patience[use]
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connection,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: pause,
    idleTimeoutMillis: idle,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30 * second,
    Client: WatchedClient,
  })
  const watch = (client: pg.PoolClient, milliseconds: number) =>
    client instanceof WatchedClient && client.watch(milliseconds, onSilence)
  pool.on('acquire', (client) => watch(client, silence))
  // Nobody waits for one in the pool: it is kept for the next call, which need not say who it is again.
  pool.on('release', (_error, client) => watch(client, 0))
  pool.on('error', () => {})
  // One that breaks between two queries of a transaction has nobody else to tell; the next query of it fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  const connect = () =>
    pool.connect().catch((cause: unknown) => {
      throw new NoConnection(cause)
    })
  const db = new Kysely<Tables>({
    dialect: new PooledDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
  })
  rememberAddress(db, { engine: 'postgres', where: url })
  return db
}
