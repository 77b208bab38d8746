import { sql } from 'kysely'
import { compiledQuery } from '../database/compiled-query.ts'
import type { Db } from '../database/tables.ts'
import { type Standard, standardFields } from './standard.ts'

export interface StandardsPage {
  rows: Standard[]
  total: number
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

const byKey = compiledQuery(['clave', 'limit', 'offset'], (db, [clave, limit, offset]) =>
  db
    .selectFrom('standards_state')
    .innerJoin('standards', (join) =>
      join.onRef('standards.version', '=', 'standards_state.version').on('standards.clave', '=', clave),
    )
    .select(standardFields)
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('standards.posicion')
    .limit(limit)
    .offset(offset),
)

const countByKey = compiledQuery(['clave'], (db, [clave]) =>
  db
    .selectFrom('standards_state')
    .innerJoin('standards', (join) =>
      join.onRef('standards.version', '=', 'standards_state.version').on('standards.clave', '=', clave),
    )
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

const nearKeys = compiledQuery(['from', 'to', 'limit'], (db, [from, to, limit]) =>
  db
    .selectFrom('standards_state')
    .innerJoin('standards', (join) =>
      join
        .onRef('standards.version', '=', 'standards_state.version')
        .on('standards.claveSuelta', '>=', from)
        .on('standards.claveSuelta', '<', to),
    )
    .select(['Identificacion', 'claveSuelta'])
    .orderBy('standards.claveSuelta')
    .limit(limit),
)

type Joined = { [Field in keyof Standard]: Standard[Field] | null } & { total: number }

function toStandard(row: Joined): Standard[] {
  const { Identificacion, Descripcion, Marca, Calibrado, Proxima, Informe } = row
  if (Identificacion === null) return []
  return [{ Descripcion, Marca, Identificacion, Calibrado, Proxima, Informe } as Standard]
}

/** The published rows of one page and how many there are in all. The last page costs what the first does. */
export async function listStandards(db: Db, page: number, pageSize: number): Promise<StandardsPage> {
  const { rows } = await range(db, [(page - 1) * pageSize + 1, page * pageSize])
  return { rows: rows.flatMap(toStandard), total: rows[0]?.total ?? 0 }
}

/** As `listStandards`, of those with this search key alone. */
export async function listStandardsByKey(db: Db, key: string, page: number, pageSize: number): Promise<StandardsPage> {
  const { rows } = await byKey(db, [key, pageSize, (page - 1) * pageSize])
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
