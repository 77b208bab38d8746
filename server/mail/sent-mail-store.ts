import type { Db } from '../database/tables.ts'

/** When the newest mail of an order that was sent for `motivo` left; undefined when none has. */
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
    .where('estado', '=', 'enviado')
    .executeTakeFirstOrThrow()
  return last === null ? undefined : Temporal.Instant.fromEpochMilliseconds(last)
}

/** Whether a mail with this key was stored, whatever became of it. */
export async function hasMail(db: Db, clave: string): Promise<boolean> {
  return (await db.selectFrom('outbox').select('id').where('clave', '=', clave).executeTakeFirst()) !== undefined
}
