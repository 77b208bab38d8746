import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { migrationNames } from '../migrate.ts'
import type { OpenDatabase } from '../open.ts'
import { readSnapshot } from '../read-snapshot.ts'
import type { Db } from '../tables.ts'
import { type BackupEnd, type BackupHead, type BackupTable, rowLine, rowTotal } from './backup-format.ts'
import { writePrivateFile } from './private-file.ts'
import { type ReferenceTable, referenceSchema } from './reference-schema.ts'
import { countRows, tableRows } from './table-rows.ts'

interface BackupOptions {
  /** Of this program. */
  version: string
  /** ISO 8601 with offset. */
  creadoEn: string
  /** Waited for. */
  onProgress?: (filas: number, total: number) => void | Promise<void>
}

interface Snapshot extends OpenDatabase {
  tables: readonly ReferenceTable[]
  head: BackupHead
}

async function* tableLines({ db, engine, tables }: Snapshot): AsyncIterable<{ lines: string; rows: number }> {
  for (const { name, columns } of tables) {
    const head: BackupTable = { tabla: name, columnas: columns }
    yield { lines: `${JSON.stringify(head)}\n`, rows: 0 }
    for await (const rows of tableRows({ db, engine }, name, columns))
      yield { lines: rows.map((row) => `${rowLine(columns, row)}\n`).join(''), rows: rows.length }
  }
}

async function* backupLines(snapshot: Snapshot, onProgress: BackupOptions['onProgress']): AsyncIterable<string> {
  const digest = createHash('sha256')
  const total = rowTotal(snapshot.head)
  let filas = 0
  const head = `${JSON.stringify(snapshot.head)}\n`
  digest.update(head)
  yield head
  for await (const { lines, rows } of tableLines(snapshot)) {
    digest.update(lines)
    yield lines
    filas += rows
    await onProgress?.(filas, total)
  }
  const end: BackupEnd = { fin: true, filas, sha256: digest.digest('hex') }
  yield `${JSON.stringify(end)}\n`
}

async function snapshotHead({ db, engine }: OpenDatabase, tables: readonly ReferenceTable[], options: BackupOptions) {
  const tablas: Record<string, number> = {}
  for (const { name } of tables) tablas[name] = await countRows(db, name)
  const { version, creadoEn } = options
  const migraciones = [...migrationNames]
  const head: BackupHead = { certeza: 'respaldo', formato: 1, version, motor: engine, creadoEn, migraciones, tablas }
  return head
}

/**
 * Writes the whole database as it is at this moment into a new file, while others write on: one snapshot, nobody waits.
 * The schema must be this program's (`migrate`). Gives what the file's head says.
 * @throws StartError when the file exists or cannot be written.
 */
export async function createBackup(database: OpenDatabase, file: string, options: BackupOptions): Promise<BackupHead> {
  const tables = await referenceSchema()
  let head: BackupHead | undefined
  await writePrivateFile(file, (unfinished) =>
    readSnapshot(database.db, async (db: Db) => {
      head = await snapshotHead({ ...database, db }, tables, options)
      const lines = backupLines({ db, engine: database.engine, tables, head }, options.onProgress)
      await pipeline(Readable.from(lines), createGzip(), createWriteStream(unfinished))
    }),
  )
  if (!head) throw new Error('no head was written')
  return head
}
