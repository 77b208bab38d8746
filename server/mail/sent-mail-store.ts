import { maybeFromStored } from '../database/stored-instant.ts'
import type { Db } from '../database/tables.ts'
import { mailTrouble } from './mail-trouble.ts'
import type { MailState } from './outbox-status-store.ts'

/**
 * When the newest mail of an order that was sent for `motivo` left, if only to one of its addresses; undefined when
 * none has.
 */
export async function findLastSent(
  db: Db,
  OrdenServicio: string,
  motivo: string,
): Promise<Temporal.Instant | undefined> {
  const { last } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.max<number | null>('enviadoEn').as('last'))
    .where('OrdenServicio', '=', OrdenServicio)
    .where('motivo', '=', motivo)
    .where('estado', '!=', 'rebotado')
    .executeTakeFirstOrThrow()
  return maybeFromStored(last)
}

const keysAtOnce = 500

/** Those of these keys that a mail was stored under, whatever became of it. */
export async function storedKeys(db: Db, claves: readonly string[]): Promise<Set<string>> {
  const stored = new Set<string>()
  for (let start = 0; start < claves.length; start += keysAtOnce) {
    const some = claves.slice(start, start + keysAtOnce)
    const rows = await db.selectFrom('outbox').select('clave').where('clave', 'in', some).execute()
    for (const { clave } of rows) stored.add(clave)
  }
  return stored
}

interface EarlierMail {
  clave: string
  estado: MailState
  /** Addresses, separated by commas. */
  para: string
  ultimoError: string | undefined
}

/** The newest mail of an order for `motivo` that was not withdrawn. */
export async function findNewestMail(db: Db, OrdenServicio: string, motivo: string): Promise<EarlierMail | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(['clave', 'estado', 'para', 'ultimoError', 'rechazadas'])
    .where('OrdenServicio', '=', OrdenServicio)
    .where('motivo', '=', motivo)
    .where('estado', '!=', 'retirado')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, estado: row.estado as MailState, ultimoError: mailTrouble(row) }
}
