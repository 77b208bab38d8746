import type { StandardsReply } from '../../contract/calls/standards.ts'
import type { Db } from '../database/tables.ts'
import { findNearIdentifiers } from './near-identifiers.ts'
import { searchKey } from './search-key.ts'
import { listStandards, listStandardsByKey } from './standard-store.ts'

export interface AskedStandards {
  /** From 1. */
  page: number
  pageSize: number
  /** Absent or blank: all standards. */
  identificacion?: string | undefined
}

const nothingPublished = 'Por ahora no hay patrones publicados.'

async function notFound(db: Db, identificacion: string, key: string): Promise<StandardsReply> {
  const message = `No encontramos un patrón con la identificación «${identificacion}».`
  const cercanos = await findNearIdentifiers(db, key)
  return { data: [], total: 0, totalPages: 0, message, ...(cercanos.length > 0 && { cercanos }) }
}

/** One page of the published standards, or of those with an identifier. Source: design §7, §10. */
export async function showStandards(
  db: Db,
  { page, pageSize, identificacion = '' }: AskedStandards,
): Promise<StandardsReply> {
  const key = searchKey(identificacion)
  const { rows, total } =
    key === '' ? await listStandards(db, page, pageSize) : await listStandardsByKey(db, key, page, pageSize)
  const totalPages = Math.ceil(total / pageSize)
  if (rows.length > 0) return { data: rows, total, totalPages }
  if (total > 0)
    return { data: rows, total, totalPages, message: `La página ${page} no existe; la última es la ${totalPages}.` }
  if (key !== '') return notFound(db, identificacion, key)
  return { data: rows, total, totalPages, message: nothingPublished }
}
