import type { Db } from '../database/tables.ts'

/** Discards what waits to leave, for `reason`, so that only `correo reintentar` sends it. Gives how many. */
export async function holdMails(db: Db, reason: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ estado: 'descartado', ultimoError: reason, reservadoHasta: null })
    .where('estado', '=', 'pendiente')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
