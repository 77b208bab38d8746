import { fromStored, maybeFromStored } from '../database/stored-instant.ts'
import type { Db } from '../database/tables.ts'
import { mailTrouble } from './mail-trouble.ts'

/**
 * `descartado`: the mail server refused it for good, or it could not leave in 30 days. `rebotado`:
 * it left and came back.
 * `retirado`: what it said no longer held when its turn came, or a newer one took its place.
 */
export type MailState = 'pendiente' | 'enviado' | 'descartado' | 'rebotado' | 'retirado'

/** A mail that has not arrived everywhere, without its text. */
interface WaitingMail {
  id: number
  estado: MailState
  motivo: string
  para: string
  asunto: string
  OrdenServicio: string | undefined
  intentos: number
  creadoEn: Temporal.Instant
  /** When it is tried next. */
  proximoEn: Temporal.Instant
  ultimoError: string | undefined
}

/** How many mails are in each state. */
export async function countMails(db: Db): Promise<Record<MailState, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['estado', eb.fn.countAll<number>().as('count')] as const)
    .groupBy('estado')
    .execute()
  const counts = { pendiente: 0, enviado: 0, descartado: 0, rebotado: 0, retirado: 0 }
  return Object.assign(counts, Object.fromEntries(rows.map(({ estado, count }) => [estado, count])))
}

/** How many mails wait, and how many were given up: a question that stays cheap however many were sent. */
export async function countUnsent(db: Db): Promise<Record<'pendiente' | 'descartado', number>> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['estado', eb.fn.countAll<number>().as('count')] as const)
    .where('estado', 'in', ['pendiente', 'descartado'])
    .groupBy('estado')
    .execute()
  const counts = { pendiente: 0, descartado: 0 }
  return Object.assign(counts, Object.fromEntries(rows.map(({ estado, count }) => [estado, count])))
}

/** Mails that failed at least once, were discarded, came back or left without one of their addresses, oldest first. */
export async function listTroubledMails(db: Db): Promise<WaitingMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'estado', 'motivo', 'para', 'asunto', 'OrdenServicio', 'intentos'])
    .select(['creadoEn', 'proximoEn', 'ultimoError', 'rechazadas'])
    .where((eb) =>
      eb.or([
        eb('estado', 'in', ['descartado', 'rebotado']),
        eb('rechazadas', 'is not', null),
        eb.and([eb('estado', '=', 'pendiente'), eb('ultimoError', 'is not', null)]),
      ]),
    )
    .orderBy('creadoEn')
    .orderBy('id')
    .execute()
  return rows.map(({ rechazadas, ...row }) => ({
    ...row,
    estado: row.estado as MailState,
    OrdenServicio: row.OrdenServicio ?? undefined,
    ultimoError: mailTrouble({ ...row, rechazadas }),
    creadoEn: fromStored(row.creadoEn),
    proximoEn: fromStored(row.proximoEn),
  }))
}

/** The state of one mail; undefined where there is none of that number. */
export async function findMailState(db: Db, id: number): Promise<MailState | undefined> {
  const row = await db.selectFrom('outbox').select('estado').where('id', '=', id).executeTakeFirst()
  return row?.estado as MailState | undefined
}

/** When a mail that waits was stored, the oldest; undefined when none waits. */
export async function findOldestWaiting(db: Db): Promise<Temporal.Instant | undefined> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.min<number | null>('creadoEn').as('oldest'))
    .where('estado', '=', 'pendiente')
    .executeTakeFirstOrThrow()
  return maybeFromStored(oldest)
}

/**
 * Makes mails that were discarded, and those that wait for their next try, due at `now`; one alone with
 * `id`. A mail under way is left alone. Returns how many.
 */
export async function retryMails(db: Db, { id }: { id?: number | undefined }, now: Temporal.Instant): Promise<number> {
  const instant = now.epochMilliseconds
  let query = db
    .updateTable('outbox')
    .set({ estado: 'pendiente', intentos: 0, proximoEn: instant, reservadoHasta: null })
    .where('estado', 'in', ['pendiente', 'descartado'])
    .where('ultimoError', 'is not', null)
    .where((eb) => eb.or([eb('reservadoHasta', 'is', null), eb('reservadoHasta', '<', instant)]))
  if (id !== undefined) query = query.where('id', '=', id)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return Number(numUpdatedRows)
}
