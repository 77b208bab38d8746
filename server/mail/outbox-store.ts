import type { Insertable, Selectable } from 'kysely'
import type { Engine } from '../database/open.ts'
import { fromStored, maybeFromStored } from '../database/stored-instant.ts'
import type { Db, OutboxTable, Tx } from '../database/tables.ts'
import type { Delivery } from './delivery.ts'
import type { OutboxMail } from './outbox-mail.ts'

/** False, nothing written, when a mail with this `clave` is already there. */
export async function insertMail(tx: Tx, row: Insertable<OutboxTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

function toMail(row: Selectable<OutboxTable>, reservadoHasta: Temporal.Instant): OutboxMail {
  return {
    ...row,
    para: (row.porEnviar ?? row.para).split(',').map((address) => address.trim()),
    responderA: row.responderA ?? undefined,
    encabezados: JSON.parse(row.encabezados),
    adjuntos: JSON.parse(row.adjuntos),
    OrdenServicio: row.OrdenServicio ?? undefined,
    creadoEn: fromStored(row.creadoEn),
    enviadoEn: maybeFromStored(row.enviadoEn),
    rechazadas: row.rechazadas === null ? [] : [row.rechazadas],
    reservadoHasta,
  }
}

/**
 * Takes up to `most` mails that have waited longest, for `lease`; none when none is due. In one statement, so that two
 * senders, in one process or on two nodes, never hold the same mail. A claim that ran out (its process died) is free.
 */
export async function claimMails(
  db: Db,
  engine: Engine,
  { now, lease, most }: { now: Temporal.Instant; lease: Temporal.Duration; most: number },
): Promise<OutboxMail[]> {
  const instant = now.epochMilliseconds
  const until = now.add(lease)
  const rows = await db
    // Materialised: a join that ran the selection again would take other rows each time.
    .with(
      (cte) => cte('due').materialized(),
      (from) =>
        from
          .selectFrom('outbox')
          .select('id')
          .where('estado', '=', 'pendiente')
          .where('proximoEn', '<=', instant)
          .where((each) => each.or([each('reservadoHasta', 'is', null), each('reservadoHasta', '<', instant)]))
          .orderBy('proximoEn')
          .orderBy('id')
          .limit(most)
          // Else the second of two nodes waits for the first, then takes the same rows.
          .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set((eb) => ({ reservadoHasta: until.epochMilliseconds, intentos: eb('intentos', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returningAll()
    .execute()
  return rows.sort((a, b) => a.proximoEn - b.proximoEn || a.id - b.id).map((row) => toMail(row, until))
}

/** Writes `changes` if `mail` is still held by this claim; false when another sender has taken it meanwhile. */
async function updateHeld(db: Db, mail: OutboxMail, changes: Partial<Selectable<OutboxTable>>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(changes)
    .where('id', '=', mail.id)
    .where('estado', '=', 'pendiente')
    .where('reservadoHasta', '=', mail.reservadoHasta.epochMilliseconds)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Prolongs the claim and moves `mail.reservadoHasta`; false when it is lost. */
export async function renewClaim(db: Db, mail: OutboxMail, until: Temporal.Instant): Promise<boolean> {
  const kept = await updateHeld(db, mail, { reservadoHasta: until.epochMilliseconds })
  if (kept) mail.reservadoHasta = until
  return kept
}

/** What may hold an order's link or a token is not kept once a mail needs no further try. */
const emptied = { texto: '', html: '', adjuntos: '[]', encabezados: '{}' }

/** Gives back a mail that was claimed and not tried. */
export async function releaseMail(db: Db, mail: OutboxMail): Promise<void> {
  await updateHeld(db, mail, { reservadoHasta: null, intentos: mail.intentos - 1 })
}

const refusedSoFar = (mail: OutboxMail, refused: readonly string[]) =>
  [...mail.rechazadas, ...refused].join('; ') || null

/** It left, and needs no further try; `refused` are addresses that this one was refused for good, with the answers. */
export function markSent(
  db: Db,
  mail: OutboxMail,
  now: Temporal.Instant,
  refused: readonly string[] = [],
): Promise<boolean> {
  return updateHeld(db, mail, {
    estado: 'enviado',
    enviadoEn: (mail.enviadoEn ?? now).epochMilliseconds,
    reservadoHasta: null,
    ultimoError: null,
    porEnviar: null,
    rechazadas: refusedSoFar(mail, refused),
    ...emptied,
  })
}

/** What it says no longer holds, for `reason`: it will not be sent, or not to those who have not got it yet. */
export function withdrawMail(db: Db, mail: OutboxMail, reason: string): Promise<boolean> {
  if (mail.enviadoEn) return markSent(db, mail, mail.enviadoEn)
  return updateHeld(db, mail, { estado: 'retirado', reservadoHasta: null, ultimoError: reason, ...emptied })
}

/**
 * Withdraws an order's mails of one kind that have not left, as a newer one, whose `clave` is `besides`,
 * takes their place; one under way is left alone.
 */
export async function withdrawWaiting(
  tx: Tx,
  { OrdenServicio, motivo, besides = '' }: { OrdenServicio: string; motivo: string; besides?: string },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ estado: 'retirado', reservadoHasta: null, ultimoError: 'Otro más nuevo tomó su lugar.', ...emptied })
    .where('OrdenServicio', '=', OrdenServicio)
    .where('motivo', '=', motivo)
    .where('clave', '!=', besides)
    .where('estado', 'in', ['pendiente', 'descartado'])
    .where((eb) => eb.or([eb('reservadoHasta', 'is', null), eb('reservadoHasta', '<', now.epochMilliseconds)]))
    .execute()
}

/** It will not be sent, for `reason`, to anybody; its text stays, so that `correo reintentar` can still send it. */
export function discardMail(db: Db, mail: OutboxMail, reason: string): Promise<boolean> {
  return updateHeld(db, mail, { estado: 'descartado', reservadoHasta: null, ultimoError: reason })
}

/** To be tried again at `at`, as nobody got it. */
export function postponeMail(db: Db, mail: OutboxMail, at: Temporal.Instant, reason: string): Promise<boolean> {
  return updateHeld(db, mail, { proximoEn: at.epochMilliseconds, reservadoHasta: null, ultimoError: reason })
}

/** To be tried again at `at` for those alone to whom the server said to come back. */
export function postponeRest(
  db: Db,
  mail: OutboxMail,
  { now, at, reached, refused, remaining }: Delivery & { now: Temporal.Instant; at: Temporal.Instant },
): Promise<boolean> {
  const enviadoEn = mail.enviadoEn ?? (reached ? now : undefined)
  return updateHeld(db, mail, {
    proximoEn: at.epochMilliseconds,
    reservadoHasta: null,
    enviadoEn: enviadoEn?.epochMilliseconds ?? null,
    ultimoError: remaining.map(({ address, answer }) => `${address}: ${answer}`).join('; '),
    porEnviar: remaining.map(({ address }) => address).join(', '),
    rechazadas: refusedSoFar(mail, refused),
  })
}
