import { type SqlBool, sql } from 'kysely'
import { compiledQuery } from '../database/compiled-query.ts'
import { maybeFromStored } from '../database/stored-instant.ts'
import type { Db } from '../database/tables.ts'
import { type Standard, standardFields } from './standard.ts'

interface StandardsPage {
  rows: Standard[]
  total: number
}

/** A published snapshot: which one, its rows, and since when it shows (absent before the first). */
export interface PublishedList {
  version: number
  total: number
  since: Temporal.Instant | undefined
}

// One statement each: between two, another snapshot could be published and the old one's rows removed.
const range = compiledQuery(['from', 'to'], (db, [from, to]) =>
  db
    .selectFrom('standards_state')
    .leftJoin('standards', (join) =>
      join
        .onRef('standards.version', '=', 'standards_state.version')
        .on('standards.posicion', '>=', from)
        .on('standards.posicion', '<=', to),
    )
    .select(standardFields)
    .select('standards_state.total')
    .orderBy('standards.posicion'),
)

/**
 * Of the published version, for a search by a key. The sign keeps the version out of the choice of an index: SQLite,
 * which has no statistics, takes the primary key by it and reads the whole list (seen: 1.4 s in a million rows).
 */
const isShown = sql<SqlBool>`+${sql.ref('standards.version')} = ${sql.ref('standards_state.version')}`

const byKey = compiledQuery(['clave', 'limit', 'offset'], (db, [clave, limit, offset]) =>
  db
    .selectFrom('standards_state')
    .innerJoin('standards', (join) => join.on(isShown).on('standards.clave', '=', clave))
    .select(standardFields)
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('standards.posicion')
    .limit(limit)
    .offset(offset),
)

const countByKey = compiledQuery(['clave'], (db, [clave]) =>
  db
    .selectFrom('standards_state')
    .innerJoin('standards', (join) => join.on(isShown).on('standards.clave', '=', clave))
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

const nearKeys = compiledQuery(['from', 'to', 'limit'], (db, [from, to, limit]) =>
  db
    .selectFrom('standards_state')
    .innerJoin('standards', (join) =>
      join.on(isShown).on('standards.claveSuelta', '>=', from).on('standards.claveSuelta', '<', to),
    )
    .select(['Identificacion', 'claveSuelta'])
    .orderBy('standards.claveSuelta')
    .limit(limit),
)

const ofVersion = compiledQuery(['version', 'from', 'to'], (db, [version, from, to]) =>
  db
    .selectFrom('standards')
    .select(standardFields)
    .where('version', '=', version)
    .where('posicion', '>=', from)
    .where('posicion', '<=', to)
    .orderBy('posicion'),
)

/** PostgreSQL's greatest integer: no list has so many rows, but whoever asks may name any page. */
const beyondAll = 2 ** 31 - 1
const position = (place: number) => Math.min(place, beyondAll)

type Joined = { [Field in keyof Standard]: Standard[Field] | null } & { total: number }

function toStandard(row: Joined): Standard[] {
  const { Identificacion, Descripcion, Marca, Calibrado, Proxima, Informe } = row
  if (Identificacion === null) return []
  return [{ Descripcion, Marca, Identificacion, Calibrado, Proxima, Informe } as Standard]
}

/** The published rows of one page and how many there are in all. The last page costs what the first does. */
export async function listStandards(db: Db, page: number, pageSize: number): Promise<StandardsPage> {
  const { rows } = await range(db, [position((page - 1) * pageSize + 1), position(page * pageSize)])
  return { rows: rows.flatMap(toStandard), total: rows[0]?.total ?? 0 }
}

/** The snapshot that readers see now. */
export async function publishedList(db: Db): Promise<PublishedList> {
  const { version, total, actualizadoEn } = await db
    .selectFrom('standards_state')
    .select(['version', 'total', 'actualizadoEn'])
    .executeTakeFirstOrThrow()
  const since = maybeFromStored(actualizadoEn)
  return { version, total, since }
}

/** Rows `from` to `to` (from 1) of one snapshot, published or just replaced. */
export async function listVersion(db: Db, version: number, from: number, to: number): Promise<Standard[]> {
  const { rows } = await ofVersion(db, [version, from, to])
  return rows
}

/** As `listStandards`, of those with this search key alone. */
export async function listStandardsByKey(db: Db, key: string, page: number, pageSize: number): Promise<StandardsPage> {
  const { rows } = await byKey(db, [key, pageSize, position((page - 1) * pageSize)])
  if (rows[0]) return { rows: rows.flatMap(toStandard), total: rows[0].total }
  const counted = await countByKey(db, [key])
  return { rows: [], total: counted.rows[0]?.total ?? 0 }
}

/** Published identifiers whose loose key starts with `prefix`, by that key; at most `limit`. */
export async function listNearIdentifiers(
  db: Db,
  prefix: string,
  limit: number,
): Promise<{ Identificacion: string; claveSuelta: string }[]> {
  const afterAll = `${prefix}\u{10ffff}`
  const { rows } = await nearKeys(db, [prefix, afterAll, limit])
  return rows
}
