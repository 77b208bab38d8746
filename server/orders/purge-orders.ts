import { appendAudit } from '../audit/append-audit.ts'
import type { AuditNote } from '../audit/audit-entry.ts'
import { lastMovements, purgeTrails } from '../audit/purge-trail-store.ts'
import type { Db, Tx } from '../database/tables.ts'
import { deleteOrderMails } from '../mail/purge-mail-store.ts'
import { blankOrders, listEndedBefore, lockEndedBefore } from './purge-store.ts'

const ordersAtOnce = 50

/**
 * Numbers of the orders that an erasure before an instant takes, some at a time: those that ended before it and that
 * nothing has happened to since. One that was erased already is none: its erasure was the last that happened.
 */
export async function* ordersToPurge(db: Db, before: Temporal.Instant): AsyncIterable<string[]> {
  let after = ''
  for (;;) {
    const ended = await listEndedBefore(db, { before, after, limit: ordersAtOnce })
    if (ended.length === 0) return
    const quiet = await quietSince(db, ended, before)
    if (quiet.length > 0) yield quiet
    after = ended.at(-1) ?? ''
  }
}

async function quietSince(db: Db, numbers: string[], before: Temporal.Instant): Promise<string[]> {
  const last = await lastMovements(db, numbers)
  return numbers.filter((number) => (last.get(number) ?? 0) < before.epochMilliseconds)
}

/** Holds those of `numbers`, as `ordersToPurge` gave them, that nobody has opened again or given more time since. */
export async function lockToPurge(tx: Tx, numbers: readonly string[], before: Temporal.Instant): Promise<string[]> {
  return (await quietSince(tx, await lockEndedBefore(tx, numbers, before), before)).sort()
}

export interface PurgedOrders {
  ordenes: number
  /** Entries of the log that lost their values. */
  entradas: number
  /** Mails about these orders. */
  correos: number
}

/**
 * Erases the texts of these orders, which are held (`lockToPurge`), the values in their trails and the mails about
 * them; the trail gets an entry that says so, and its chain stays whole. Numbers, dates and stars remain. Source:
 * content/privacy.mdx, design §6.
 */
export async function purgeOrders(
  tx: Tx,
  numbers: readonly string[],
  { now, note = {} }: { now: Temporal.Instant; note?: AuditNote },
): Promise<PurgedOrders> {
  if (numbers.length === 0) return { ordenes: 0, entradas: 0, correos: 0 }
  await blankOrders(tx, numbers)
  const correos = await deleteOrderMails(tx, numbers)
  const entradas = await purgeTrails(tx, numbers)
  const erasures = numbers.map((OrdenServicio) => ({
    quien: 'laboratorio' as const,
    tipo: 'depuracion' as const,
    OrdenServicio,
    antes: null,
    despues: null,
    ...note,
  }))
  await appendAudit(tx, erasures, now)
  return { ordenes: numbers.length, entradas, correos }
}
