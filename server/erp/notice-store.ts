import type { Db } from '../database/tables.ts'

/** Why a notice is in the outbox; the mail that it is not. */
export const noticeReason = 'aviso-erp'

export const noticeKey = (cursor: number) => `${noticeReason}:${cursor}`

/** The cursor of the newest notice ever put into the outbox; 0 without any. */
export async function newestNotice(db: Db): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select('clave')
    .where('motivo', '=', noticeReason)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? Number(row.clave.slice(noticeReason.length + 1)) : 0
}

/** Whether the notice of a cursor has not left yet. */
export async function isWaiting(db: Db, cursor: number): Promise<boolean> {
  const row = await db.selectFrom('outbox').select('estado').where('clave', '=', noticeKey(cursor)).executeTakeFirst()
  return row?.estado === 'pendiente'
}

/** Of notices that were taken only the newest is of use. */
export async function forgetNotice(db: Db, cursor: number): Promise<void> {
  await db.deleteFrom('outbox').where('clave', '=', noticeKey(cursor)).where('estado', '=', 'enviado').execute()
}
