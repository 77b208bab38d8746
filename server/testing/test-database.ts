import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../database/migrate.ts'
import type { Engine, OpenDatabase } from '../database/open.ts'
import { openPostgres } from '../database/postgres.ts'
import { openSqlite } from '../database/sqlite.ts'

/** Every store test runs on each. */
export const engines: Engine[] = ['sqlite', 'postgres']

async function createPostgresDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const name = `t_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

export interface TestDatabase extends OpenDatabase {
  /** Empties every table, as after migration. */
  reset: () => Promise<void>
  close: () => Promise<void>
  /** Address for another process, when PostgreSQL. */
  url: string | undefined
}

/** A migrated, empty database on `engine`; SQLite's is in memory unless `file` says where. */
export async function openTestDatabase(engine: Engine, file = ':memory:'): Promise<TestDatabase> {
  const url = engine === 'postgres' ? await createPostgresDatabase() : undefined
  const db = url ? openPostgres(url) : openSqlite(file)
  await migrate({ db, engine })
  return {
    db,
    engine,
    async reset() {
      for (const table of [
        'order_versions',
        'replaced_links',
        'surveys',
        'instruments',
        'orders',
        'audit',
        'outbox',
        'messages',
        'newsletter',
        'standards',
      ] as const)
        await db.deleteFrom(table).execute()
      await db.deleteFrom('audit_head').execute()
      await db.insertInto('audit_head').values({ id: 1, seq: 0, hash: '' }).execute()
      await sql`update standards_state set version = 0, "ultimaVersion" = 0, total = 0, "actualizadoEn" = null`.execute(
        db,
      )
    },
    close: () => db.destroy(),
    url,
  }
}
