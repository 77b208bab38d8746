import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Engine } from '../../server/database/open.ts'
import { openTestDatabase, type TestDatabase } from '../../server/testing/test-database.ts'
import { passedEnvironment } from './passed-environment.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface Spawned {
  code: number
  stdout: string
  stderr: string
}

export interface SpawnedLab extends TestDatabase {
  /** A folder for the test's files. */
  dir: string
  /** Runs the command line in a process of its own, on this database. */
  lab: (...args: string[]) => Promise<Spawned>
}

/** A database on `engine` that the command line of other processes works on too. */
export async function openSpawnedLab(engine: Engine): Promise<SpawnedLab> {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-lab-'))
  const database = await openTestDatabase(engine, join(dir, 'certeza.db'))
  const env = { ...passedEnvironment, DATA_DIR: dir, ...(database.url && { DATABASE_URL: database.url }) }
  return {
    ...database,
    dir,
    lab: (...args) =>
      new Promise((done) => {
        execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) => {
          done({ code: error ? Number(error.code) : 0, stdout, stderr })
        })
      }),
    close: async () => {
      await database.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
