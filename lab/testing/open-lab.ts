import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '../../server/database/open.ts'
import { openTestDatabase, type TestDatabase } from '../../server/testing/test-database.ts'
import { labOn, type Run } from './lab-here.ts'

export interface OpenLab extends TestDatabase {
  /** A folder for the test's files. */
  dir: string
  /** What another process is to be told of this database. */
  environment: Record<string, string>
  /** Runs a command of the staff on this database, by a connection of its own. */
  lab: (...words: string[]) => Promise<Run>
}

/** A database on `engine` that commands, also of other processes, work on too. */
export async function openLab(engine: Engine): Promise<OpenLab> {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-lab-'))
  const database = await openTestDatabase(engine, join(dir, 'certeza.db'))
  const environment = { DATA_DIR: dir, ...(database.url && { DATABASE_URL: database.url }) }
  return {
    ...database,
    dir,
    environment,
    lab: (...words) => labOn(environment, ...words),
    close: async () => {
      await database.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
