import { databaseFile } from './data-folder.ts'
import type { DatabaseAddress } from './database-address.ts'
import type { DatabaseUse } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Db } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export interface OpenDatabase {
  db: Db
  engine: Engine
}

/** PostgreSQL where `databaseUrl` names one, else the file certeza.db in `dataDir` (which must exist). */
export async function openDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
  use?: DatabaseUse,
): Promise<OpenDatabase> {
  if (databaseUrl) {
    // Loaded where it is used: pg takes 10 MB.
    const { openPostgres } = await import('./postgres.ts')
    return { db: openPostgres(databaseUrl, use), engine: 'postgres' }
  }
  return { db: openSqlite(databaseFile(dataDir)), engine: 'sqlite' }
}

/** Another connection to a database that is open already, for work that may take long. */
export async function openAddress({ engine, where }: DatabaseAddress): Promise<Db> {
  return engine === 'postgres' ? (await import('./postgres.ts')).openPostgres(where) : openSqlite(where)
}
