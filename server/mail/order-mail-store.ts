import { fromStored, maybeFromStored } from '../database/stored-instant.ts'
import type { Db } from '../database/tables.ts'
import { mailTrouble } from './mail-trouble.ts'

/** A mail about an order, without its text. */
interface MailOfOrder {
  id: number
  motivo: string
  estado: string
  para: string
  asunto: string
  creadoEn: Temporal.Instant
  enviadoEn: Temporal.Instant | undefined
  /** Of its addresses that were refused for good, and of its last try. */
  ultimoError: string | undefined
}

/** Every mail about an order that was ever stored, the oldest first. */
export async function listOrderMails(db: Db, OrdenServicio: string): Promise<MailOfOrder[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'motivo', 'estado', 'para', 'asunto', 'creadoEn', 'enviadoEn', 'ultimoError', 'rechazadas'])
    .where('OrdenServicio', '=', OrdenServicio)
    .orderBy('id')
    .execute()
  return rows.map(({ rechazadas, ...row }) => ({
    ...row,
    creadoEn: fromStored(row.creadoEn),
    enviadoEn: maybeFromStored(row.enviadoEn),
    ultimoError: mailTrouble({ ...row, rechazadas }),
  }))
}
