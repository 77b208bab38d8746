import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { fromStored } from '../database/stored-instant.ts'
import type { Db, MessagesTable, Tx } from '../database/tables.ts'
import type { Message, NewMessage } from './message.ts'

const sameMessageWithin = Temporal.Duration.from({ minutes: 10 })

function messageDigest({ tipo, nombre, email, mensaje, OrdenServicio = '' }: NewMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([tipo, nombre, email, mensaje, OrdenServicio]))
    .digest('hex')
}

function toMessage({ huella: _, ...row }: Selectable<MessagesTable>): Message {
  return {
    ...row,
    tipo: row.tipo === 'pregunta' ? 'pregunta' : 'contacto',
    OrdenServicio: row.OrdenServicio ?? undefined,
    sospecha: row.sospecha ?? undefined,
    recibidoEn: fromStored(row.recibidoEn),
  }
}

/**
 * Stores a message and gives it back; undefined, nothing written, when the same one came within ten minutes. The
 * unique digest decides, so that it holds for calls at the same time on any number of nodes.
 */
export async function insertMessageOnce(
  tx: Tx,
  message: NewMessage,
  now: Temporal.Instant,
): Promise<Message | undefined> {
  const huella = messageDigest(message)
  await tx
    .updateTable('messages')
    .set({ huella: null })
    .where('huella', '=', huella)
    .where('recibidoEn', '<=', now.subtract(sameMessageWithin).epochMilliseconds)
    .execute()
  const row = await tx
    .insertInto('messages')
    .values({
      ...message,
      OrdenServicio: message.OrdenServicio ?? null,
      sospecha: message.sospecha ?? null,
      recibidoEn: now.epochMilliseconds,
      huella,
    })
    .onConflict((conflict) => conflict.column('huella').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toMessage(row)
}

/** How many messages came from an address since `since`, however its letters were written: it is one mailbox. */
export async function countMessagesFrom(db: Db, email: string, since: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('recibidoEn', '>', since.epochMilliseconds)
    .executeTakeFirstOrThrow()
  return count
}

interface MessageFilter {
  desde?: Temporal.Instant | undefined
  tipo?: Message['tipo'] | undefined
  OrdenServicio?: string | undefined
  /** Only those that may be a robot's. */
  sospechosos?: boolean
}

/** Messages, oldest first. */
export async function listMessages(
  db: Db,
  { desde, tipo, OrdenServicio, sospechosos }: MessageFilter,
): Promise<Message[]> {
  let query = db.selectFrom('messages').selectAll().orderBy('recibidoEn').orderBy('id')
  if (desde) query = query.where('recibidoEn', '>=', desde.epochMilliseconds)
  if (tipo) query = query.where('tipo', '=', tipo)
  if (OrdenServicio !== undefined) query = query.where('OrdenServicio', '=', OrdenServicio)
  if (sospechosos) query = query.where('sospecha', 'is not', null)
  return (await query.execute()).map(toMessage)
}

/** Deletes what was received before an instant. Gives how many. */
export async function deleteMessagesBefore(tx: Tx, before: Temporal.Instant): Promise<number> {
  const query = tx.deleteFrom('messages').where('recibidoEn', '<', before.epochMilliseconds)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}
