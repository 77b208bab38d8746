import type { Tx } from '../../database/tables.ts'

/** Cancels at `now`, whatever the state. False, nothing written, when it is cancelled already. */
export async function markCancelled(tx: Tx, idOrden: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ canceladaEn: now.epochMilliseconds })
    .where('idOrden', '=', idOrden)
    .where('canceladaEn', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Opens an order that is held (`lockOrder…`) again. */
export async function markReopened(
  tx: Tx,
  idOrden: string,
  {
    version,
    fechaLimite,
    reabiertaEn,
  }: { version: number; fechaLimite: Temporal.Instant; reabiertaEn: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      version,
      fechaLimite: fechaLimite.epochMilliseconds,
      reabiertaEn: reabiertaEn.epochMilliseconds,
      confirmadaEn: null,
      canceladaEn: null,
    })
    .where('idOrden', '=', idOrden)
    .execute()
}
