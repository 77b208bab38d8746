import { sql } from 'kysely'
import { StartError } from '../../start-error.ts'
import { migrate, schemaLevel } from '../migrate.ts'
import type { OpenDatabase } from '../open.ts'
import type { Db } from '../tables.ts'
import { type BackupHead, rowTotal } from './backup-format.ts'
import { readBackup } from './read-backup.ts'
import { type ReferenceTable, referenceSchema } from './reference-schema.ts'
import { continueNumbering, countRows, insertRows } from './table-rows.ts'

/** PostgreSQL takes 65,535 parameters a statement, SQLite 32,766. */
const mostParameters = 30_000

async function isAsNew(db: Db, { name, firstRows }: ReferenceTable): Promise<boolean> {
  if ((await countRows(db, name)) > firstRows.length) return false
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
  return firstRows.every((first) =>
    rows.some((row) => Object.entries(first).every(([column, value]) => row[column] === value)),
  )
}

/** @throws StartError when any of the tables holds more than in a new database. */
async function requireEmpty(db: Db, tables: readonly ReferenceTable[]): Promise<void> {
  for (const table of tables)
    if (!(await isAsNew(db, table)))
      throw new StartError(
        'La base de datos no está vacía; un respaldo no se restaura encima. Usa otro DATA_DIR o una base nueva en DATABASE_URL.',
      )
}

/** Makes the schema of `level` in an empty database; an empty one of another level gives way. @throws StartError */
async function prepareSchema(database: OpenDatabase, level: string): Promise<void> {
  const before = await schemaLevel(database)
  if (before !== undefined) {
    const tables = await referenceSchema(before)
    await requireEmpty(database.db, tables)
    if (before !== level) await dropSchema(database.db, tables)
  }
  await migrate(database, level)
}

async function dropSchema(db: Db, tables: readonly ReferenceTable[]): Promise<void> {
  const names = [...tables.map(({ name }) => name).toReversed(), 'kysely_migration', 'kysely_migration_lock']
  for (const name of names) await sql`drop table ${sql.table(name)}`.execute(db)
}

/** Names in a file become names in statements: only ours. */
function requireOurTables(file: string, head: BackupHead, tables: readonly ReferenceTable[]): void {
  const ours = tables.map(({ name }) => name)
  if (JSON.stringify(Object.keys(head.tablas).toSorted()) !== JSON.stringify(ours.toSorted()))
    throw new StartError(`El respaldo ${file} no tiene las tablas de su versión; no lo uses.`)
}

interface RestoreOptions {
  onProgress?: (filas: number, total: number) => void
}

/**
 * Fills an empty database, of either engine, with a backup of either, whole or not at all; then brings the schema up to
 * this program's. The file is read through before anything is touched.
 * @throws StartError when the file is no whole backup, or the database is not empty.
 */
export async function restoreBackup(
  database: OpenDatabase,
  file: string,
  { onProgress }: RestoreOptions = {},
): Promise<BackupHead> {
  const head = await readBackup(file)
  const level = head.migraciones.at(-1) ?? ''
  const total = rowTotal(head)
  const tables = await referenceSchema(level)
  requireOurTables(file, head, tables)
  await prepareSchema(database, level)
  await database.db.transaction().execute(async (tx) => {
    const target = { db: tx, engine: database.engine }
    const names = tables.map(({ name }) => name)
    if (database.engine === 'postgres')
      await sql`lock table ${sql.join(names.map((name) => sql.table(name)))} in access exclusive mode`.execute(tx)
    // A server may have begun to write meanwhile.
    await requireEmpty(tx, tables)
    for (const name of names.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx)
    let done = 0
    await readBackup(file, {
      onRows: async ({ tabla, columnas, filas }) => {
        const rowsAtOnce = Math.floor(mostParameters / columnas.length)
        for (let start = 0; start < filas.length; start += rowsAtOnce)
          await insertRows(target, tabla, columnas, filas.slice(start, start + rowsAtOnce))
        done += filas.length
        onProgress?.(done, total)
      },
    })
    for (const name of names) await continueNumbering(target, name)
  })
  await migrate(database)
  return head
}
