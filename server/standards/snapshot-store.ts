import { PostgresAdapter, sql } from 'kysely'
import { compiledQuery } from '../database/compiled-query.ts'
import type { Db, StandardsTable } from '../database/tables.ts'

const columns = [
  'version',
  'posicion',
  'clave',
  'claveSuelta',
  'Descripcion',
  'Marca',
  'Identificacion',
  'Calibrado',
  'Proxima',
  'Informe',
  'huella',
] as const satisfies (keyof StandardsTable)[]

/** Rows that one statement writes; as many are held in memory. */
export const rowsAtOnce = 500
const digestsAtOnce = 5000
const removedAtOnce = 1000

const standIns = Array.from({ length: rowsAtOnce * columns.length }, (_, place) => String(place))

const insertWhole = compiledQuery(standIns, (db, values) =>
  db
    .insertInto('standards')
    .values(
      Array.from(
        { length: rowsAtOnce },
        (_, row) =>
          Object.fromEntries(
            columns.map((column, place) => [column, values[row * columns.length + place]]),
          ) as unknown as StandardsTable,
      ),
    ),
)

/** A version for a new snapshot, and the one now published. Nothing shows yet. */
export async function beginSnapshot(db: Db): Promise<{ version: number; published: number; total: number }> {
  const { ultimaVersion, version, total } = await db
    .updateTable('standards_state')
    .set((eb) => ({ ultimaVersion: eb('ultimaVersion', '+', 1) }))
    .returning(['ultimaVersion', 'version', 'total'])
    .executeTakeFirstOrThrow()
  return { version: ultimaVersion, published: version, total }
}

/** Adds rows to a snapshot that is not published yet; at most `rowsAtOnce`. */
export async function insertStandards(db: Db, rows: readonly StandardsTable[]): Promise<void> {
  if (rows.length === 0) return
  // One parameter: to plan a statement of 5,500 took PostgreSQL longer than to write the rows.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`insert into standards select * from json_populate_recordset(null::standards, ${JSON.stringify(rows)})`.execute(
      db,
    )
  else if (rows.length === rowsAtOnce)
    await insertWhole(
      db,
      rows.flatMap((row) => columns.map((column) => row[column])),
    )
  else await db.insertInto('standards').values(rows).execute()
}

/** Key and digest of every row of a version. */
export async function* listDigests(db: Db, version: number): AsyncGenerator<{ clave: string; huella: string }[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('standards')
      .select(['posicion', 'clave', 'huella'])
      .where('version', '=', version)
      .where('posicion', '>', after)
      .orderBy('posicion')
      .limit(digestsAtOnce)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.posicion
  }
}

/** From now on readers see this version. False, nothing written, when a newer one was published meanwhile. */
export async function publishSnapshot(
  db: Db,
  { version, total }: { version: number; total: number },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('standards_state')
    .set({ version, total, actualizadoEn: now.epochMilliseconds })
    .where('version', '<', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Removes some rows of `version`; false when none is left. Short statements, so that no other writer waits for long.
 */
export async function removeSomeOf(db: Db, version: number): Promise<boolean> {
  const first = await db
    .selectFrom('standards')
    .select('posicion')
    .where('version', '=', version)
    .orderBy('posicion')
    .limit(1)
    .executeTakeFirst()
  if (!first) return false
  await db
    .deleteFrom('standards')
    .where('version', '=', version)
    .where('posicion', '<', first.posicion + removedAtOnce)
    .execute()
  return true
}

/** The lowest version before `version` that still has rows: a former snapshot, or one whose import died. */
export async function findVersionBefore(db: Db, version: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('standards')
    .select('version')
    .where('version', '<', version)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst()
  return row?.version
}
