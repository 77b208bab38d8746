import { fromStored } from '../database/stored-instant.ts'
import type { Db } from '../database/tables.ts'
import { mailName } from './outbox-mail.ts'
import type { MailState } from './outbox-status-store.ts'

interface SentMail {
  id: number
  estado: MailState
  asunto: string
  OrdenServicio: string | undefined
}

/**
 * The mail that went out under a Message-ID; undefined where it is none of ours. Its name is checked, not only its
 * number: anybody may send a report to the laboratory.
 */
export async function findByMessageId(db: Db, messageId: string): Promise<SentMail | undefined> {
  const [, name, id] = /^([0-9a-f]{32})\.(\d{1,9})@/.exec(messageId) ?? []
  if (id === undefined) return undefined
  const row = await db
    .selectFrom('outbox')
    .select(['id', 'clave', 'creadoEn', 'estado', 'asunto', 'OrdenServicio'])
    .where('id', '=', Number(id))
    .executeTakeFirst()
  if (!row) return undefined
  const creadoEn = fromStored(row.creadoEn)
  if (mailName({ ...row, creadoEn }) !== name) return undefined
  const { asunto, OrdenServicio } = row
  return { id: row.id, estado: row.estado as MailState, asunto, OrdenServicio: OrdenServicio ?? undefined }
}

/** False, nothing written, where it has not left or was noted before. */
export async function markReturned(db: Db, id: number, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ estado: 'rebotado', ultimoError: reason })
    .where('id', '=', id)
    .where('estado', '=', 'enviado')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
