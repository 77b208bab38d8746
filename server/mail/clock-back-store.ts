import type { Db } from '../database/tables.ts'

/** Longer than any delay or claim of ours, and than the clocks of two nodes may differ. */
const farAhead = Temporal.Duration.from({ hours: 1 })

/**
 * Makes due at `now` what waits for a time that the clock will not reach soon: it went wrong for a while, mails were
 * postponed or claimed by it, and it was set right. Without this they would wait for as long as it was ahead.
 */
export async function releaseFarAhead(db: Db, now: Temporal.Instant): Promise<void> {
  const limit = now.add(farAhead).epochMilliseconds
  await db
    .updateTable('outbox')
    .set({ proximoEn: now.epochMilliseconds, reservadoHasta: null })
    .where('estado', '=', 'pendiente')
    .where((eb) => eb.or([eb('proximoEn', '>', limit), eb('reservadoHasta', '>', limit)]))
    .execute()
}
