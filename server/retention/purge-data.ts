import type { AuditNote } from '../audit/audit-entry.ts'
import { purgeMessages } from '../contact/purge-messages.ts'
import { eraseForGood } from '../database/erase-for-good.ts'
import type { Tx } from '../database/tables.ts'
import { deleteOtherMails } from '../mail/purge-mail-store.ts'
import { purgeSubscriptions } from '../newsletter/purge-subscriptions.ts'
import { lockToPurge, ordersToPurge, type PurgedOrders, purgeOrders } from '../orders/purge-orders.ts'
import type { Parts } from '../parts.ts'
import { purgeMailFiles } from './mail-files.ts'

export const purgeKinds = ['mensajes', 'boletin', 'ordenes', 'correos'] as const
export type PurgeKind = (typeof purgeKinds)[number]

interface PurgeOptions {
  /** What is older is purged. */
  before: Temporal.Instant
  kinds: readonly PurgeKind[]
  /** False: everything is done and undone again, so that what it says is what would be. */
  forGood: boolean
  /** Who does it. */
  note?: AuditNote
  onProgress?: (ordenes: number) => void
}

export interface Purged extends PurgedOrders {
  mensajes: number
  /** Addresses of the newsletter that left or never confirmed. */
  boletin: number
  /** Mails that were written as files, without a mail server. */
  archivos: number
}

class Undone extends Error {}

/** Runs `work` in a transaction that is kept only `forGood`. */
async function inTransaction<Result>(
  { db }: Pick<Parts, 'db'>,
  forGood: boolean,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined
  try {
    await db.transaction().execute(async (tx) => {
      result = await work(tx)
      if (!forGood) throw new Undone()
    })
  } catch (cause) {
    if (!(cause instanceof Undone)) throw cause
  }
  return result as Result
}

/** Notices to the ERP stand in the outbox too, and hold nothing of a person. */
const impersonal = ['aviso-erp']

/**
 * Removes personal data older than an instant, as the privacy notice says: messages,
 * addresses that left the newsletter, the texts of orders that ended, the values of their log, mails that left.
 * In short transactions: nobody waits long, and who is interrupted starts it again. Source: content/privacy.mdx.
 */
export async function purgeData(
  parts: Pick<Parts, 'db' | 'engine' | 'now' | 'settings'>,
  { before, kinds, forGood, note, onProgress }: PurgeOptions,
): Promise<Purged> {
  const purged: Purged = { mensajes: 0, boletin: 0, ordenes: 0, entradas: 0, correos: 0, archivos: 0 }
  if (kinds.includes('mensajes'))
    purged.mensajes = await inTransaction(parts, forGood, (tx) => purgeMessages(tx, before))
  if (kinds.includes('boletin'))
    purged.boletin = await inTransaction(parts, forGood, (tx) => purgeSubscriptions(tx, before))
  if (kinds.includes('ordenes'))
    for await (const numbers of ordersToPurge(parts.db, before)) {
      const done = await inTransaction(parts, forGood, async (tx) =>
        purgeOrders(tx, await lockToPurge(tx, numbers, before), { now: parts.now(), note }),
      )
      purged.ordenes += done.ordenes
      purged.entradas += done.entradas
      purged.correos += done.correos
      onProgress?.(purged.ordenes)
    }
  if (kinds.includes('correos')) {
    purged.correos += await inTransaction(parts, forGood, (tx) => deleteOtherMails(tx, before, impersonal))
    purged.archivos = await purgeMailFiles(parts.settings.dataDir, before, forGood)
  }
  if (forGood) await eraseForGood(parts)
  return purged
}
