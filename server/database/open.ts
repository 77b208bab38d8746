import { join } from 'node:path'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Db } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export interface OpenDatabase {
  db: Db
  engine: Engine
}

/** PostgreSQL where `databaseUrl` names one, else the file certeza.db in `dataDir` (which must exist). */
export function openDatabase(databaseUrl: string | undefined, dataDir: string): OpenDatabase {
  if (databaseUrl) return { db: openPostgres(databaseUrl), engine: 'postgres' }
  return { db: openSqlite(join(dataDir, 'certeza.db')), engine: 'sqlite' }
}
