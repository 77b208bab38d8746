import type { Tx } from '../database/tables.ts'

/** Deletes mails about these orders that left or were discarded. Gives how many. */
export async function deleteOrderMails(tx: Tx, numbers: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('OrdenServicio', 'in', numbers)
    .where('estado', '<>', 'pendiente')
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes mails about no order, stored before an instant, that left or were discarded. Gives how many. */
export async function deleteOtherMails(
  tx: Tx,
  before: Temporal.Instant,
  exceptFor: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where('OrdenServicio', 'is', null)
    .where('creadoEn', '<', before.epochMilliseconds)
    .where('estado', '<>', 'pendiente')
    .where('motivo', 'not in', exceptFor)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
