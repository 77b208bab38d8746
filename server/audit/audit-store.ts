import type { Selectable } from 'kysely'
import { fromStored } from '../database/stored-instant.ts'
import type { AuditTable, Db } from '../database/tables.ts'
import type { AuditKind, AuditNote, AuditWho } from './audit-entry.ts'

export type AuditRow = Selectable<AuditTable>

/** An entry of the log for whoever reads it. */
export interface AuditRecord extends AuditNote {
  /** Its place in the log, from 1; also the cursor of `listChanges`. */
  seq: number
  cuando: Temporal.Instant
  quien: AuditWho
  tipo: AuditKind
  OrdenServicio: string
  idDatoCert: string | undefined
  campo: string | undefined
  /** Undefined where there was no value, or it was purged. */
  antes: string | undefined
  despues: string | undefined
  /** Whether its values were deleted to keep no personal data; the chain still holds. */
  purgada: boolean
}

function toRecord(row: AuditRow): AuditRecord {
  return {
    seq: row.seq,
    cuando: fromStored(row.cuando),
    quien: row.quien as AuditWho,
    tipo: row.tipo as AuditKind,
    OrdenServicio: row.OrdenServicio,
    idDatoCert: row.idDatoCert ?? undefined,
    campo: row.campo ?? undefined,
    antes: row.antes ?? undefined,
    despues: row.despues ?? undefined,
    como: row.como ?? undefined,
    motivo: row.motivo ?? undefined,
    purgada: row.sal === null,
  }
}

/** Everything that happened to one order, the oldest first. */
export async function listTrail(db: Db, OrdenServicio: string): Promise<AuditRecord[]> {
  const query = db.selectFrom('audit').selectAll().where('OrdenServicio', '=', OrdenServicio).orderBy('seq')
  return (await query.execute()).map(toRecord)
}

/**
 * At most `limit` entries after a cursor (0: from the first), the oldest first. Their numbers follow the commits: none
 * appears later behind a cursor.
 */
export async function listChanges(db: Db, after: number, limit: number): Promise<AuditRecord[]> {
  return (await listRows(db, after, limit)).map(toRecord)
}

/** As `listChanges`, as stored: for the one who checks the chain. */
export async function listRows(db: Db, after: number, limit: number): Promise<AuditRow[]> {
  return db.selectFrom('audit').selectAll().where('seq', '>', after).orderBy('seq').limit(limit).execute()
}

/** The trails of several orders as stored, by number, each the oldest first. */
export async function trailRows(db: Db, numbers: readonly string[]): Promise<Map<string, AuditRow[]>> {
  if (numbers.length === 0) return new Map()
  const rows = await db.selectFrom('audit').selectAll().where('OrdenServicio', 'in', numbers).orderBy('seq').execute()
  return Map.groupBy(rows, ({ OrdenServicio }) => OrdenServicio)
}

/** The newest entry's number and hash as the log's head has them; 0 and '' for an empty log. */
export async function auditHead(db: Db): Promise<{ seq: number; hash: string }> {
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).where('id', '=', 1).executeTakeFirst()
  return head ?? { seq: 0, hash: '' }
}

/** Numbers of the orders that something happened to at `since` or later. */
export async function numbersSince(db: Db, since: Temporal.Instant): Promise<Set<string>> {
  const query = db.selectFrom('audit').select('OrdenServicio').distinct()
  const rows = await query.where('cuando', '>=', since.epochMilliseconds).execute()
  return new Set(rows.map(({ OrdenServicio }) => OrdenServicio))
}
