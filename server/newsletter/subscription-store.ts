import type { Db, Tx } from '../database/tables.ts'

const linkEvery = Temporal.Duration.from({ minutes: 10 })
const linkLasts = Temporal.Duration.from({ hours: 7 * 24 })

/**
 * Notes that somebody asked for the newsletter at an address; false, nothing written, when it is subscribed already
 * or its last link is younger than ten minutes. In one statement: of several requests at once one wins.
 */
export async function requestSubscription(
  tx: Tx,
  { email, digest }: { email: string; digest: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const pedidoEn = now.epochMilliseconds
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('newsletter')
    .values({ email, token: digest, estado: 'pendiente', pedidoEn, confirmadoEn: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ token: digest, estado: 'pendiente', pedidoEn })
        .where('newsletter.estado', '<>', 'suscrito')
        .where('newsletter.pedidoEn', '<=', now.subtract(linkEvery).epochMilliseconds),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether the address has confirmed. */
export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('newsletter').select('estado').where('email', '=', email).executeTakeFirst()
  return row?.estado === 'suscrito'
}

/** Subscribes the address of a link; again is as good. False for a link that is unknown, a week old, or was left. */
export async function confirmSubscription(db: Db, digest: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter')
    .set((eb) => ({
      estado: 'suscrito',
      confirmadoEn: eb.fn.coalesce('confirmadoEn', eb.val(now.epochMilliseconds)),
    }))
    .where('token', '=', digest)
    .where((eb) =>
      eb.or([
        eb('estado', '=', 'suscrito'),
        eb.and([eb('estado', '=', 'pendiente'), eb('pedidoEn', '>=', now.subtract(linkLasts).epochMilliseconds)]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes the address of a link off the list, also before it confirmed and long after; again is as good. */
export async function cancelSubscription(db: Db, digest: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter')
    .set({ estado: 'baja', confirmadoEn: null })
    .where('token', '=', digest)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes addresses that left, or never confirmed, and asked before an instant. Gives how many. */
export async function deleteUnsubscribedBefore(tx: Tx, before: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter')
    .where('estado', '<>', 'suscrito')
    .where('pedidoEn', '<', before.epochMilliseconds)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
