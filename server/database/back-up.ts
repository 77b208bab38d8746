import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { link, rm, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { StartError } from '../start-error.ts'
import type { Db } from './tables.ts'

const unfinished = (file: string) => `${file}.incompleto`

/** An empty file for the copy, readable by its owner alone: it holds every order's link. */
async function begin(file: string): Promise<void> {
  refuseToOverwrite(file)
  await rm(unfinished(file), { force: true })
  try {
    await writeFile(unfinished(file), '', { mode: 0o600 })
  } catch (cause) {
    throw cannotWrite(file, cause)
  }
}

const cannotWrite = (file: string, cause: unknown) =>
  new StartError(`No se pudo escribir ${file}. Revisa que la carpeta exista, el permiso y el espacio.`, { cause })

function refuseToOverwrite(file: string): void {
  if (existsSync(file)) throw new StartError(`Ya existe ${file}; un respaldo no se escribe encima. Elige otro nombre.`)
}

/** A file appears under its name only when it is whole, and never replaces another. */
async function finish(file: string): Promise<void> {
  try {
    await link(unfinished(file), file)
  } catch (cause) {
    refuseToOverwrite(file)
    throw cause
  } finally {
    await rm(unfinished(file), { force: true })
  }
}

/** Copies the SQLite database as it is at this moment into a new file, while the server runs. @throws StartError */
export async function backUpSqlite(db: Db, file: string): Promise<void> {
  await begin(file)
  try {
    await sql`vacuum into ${unfinished(file)}`.execute(db)
  } catch (cause) {
    await rm(unfinished(file), { force: true })
    throw cannotWrite(file, cause)
  }
  await finish(file)
}

/**
 * Dumps the PostgreSQL database into a new file with pg_dump (custom format, for pg_restore). The password goes by the
 * environment, not by the command line, which others on the machine can read.
 * @throws StartError, also when there is no pg_dump.
 */
export async function backUpPostgres(
  databaseUrl: string,
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  await begin(file)
  const url = new URL(databaseUrl)
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  const args = ['--format=custom', '--no-owner', `--file=${unfinished(file)}`, `--dbname=${url.href}`]
  const dump = spawn('pg_dump', args, {
    env: { ...environment, ...(PGPASSWORD && { PGPASSWORD }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  dump.stderr.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise<number | 'missing'>((resolve) => {
    dump.once('error', () => resolve('missing'))
    dump.once('close', (exit) => resolve(exit ?? 1))
  })
  if (code !== 0) await rm(unfinished(file), { force: true })
  if (code === 'missing')
    throw new StartError(
      'Falta el programa pg_dump. Instálalo (postgresql-client) o respalda PostgreSQL con tu propia herramienta.',
    )
  if (code !== 0) throw new StartError(`pg_dump no pudo hacer el respaldo: ${said.trim()}`)
  await finish(file)
}
