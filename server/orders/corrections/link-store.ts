import { deferForeignKeys } from '../../database/deferred-keys.ts'
import { fromStored } from '../../database/stored-instant.ts'
import type { Db, Tx } from '../../database/tables.ts'

/** Whether a link once opened an order and was replaced. */
export async function isReplacedLink(db: Db, idOrden: string): Promise<boolean> {
  const query = db.selectFrom('replaced_links').select('idOrden').where('idOrden', '=', idOrden)
  return (await query.executeTakeFirst()) !== undefined
}

/**
 * Gives an order that is held (`lockOrder…`) another link: from the commit on, `from` opens nothing. The order's key
 * and those of its rows change together; who waits for the order by `from` meanwhile finds it gone, and replaced.
 */
export async function moveToLink(
  tx: Tx,
  { OrdenServicio, from, to }: { OrdenServicio: string; from: string; to: string },
  now: Temporal.Instant,
): Promise<void> {
  await deferForeignKeys(tx)
  for (const table of ['orders', 'instruments', 'surveys'] as const)
    await tx.updateTable(table).set({ idOrden: to }).where('idOrden', '=', from).execute()
  await tx
    .insertInto('replaced_links')
    .values({ idOrden: from, OrdenServicio, reemplazadoEn: now.epochMilliseconds })
    .execute()
}

/** Of these orders, those whose link was ever replaced. */
export async function replacedAmong(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  const query = db.selectFrom('replaced_links').select('OrdenServicio').distinct()
  const rows = await query.where('OrdenServicio', 'in', numbers).execute()
  return new Set(rows.map(({ OrdenServicio }) => OrdenServicio))
}

/** When an order's links were replaced, the oldest first. */
export async function listReplacements(db: Db, OrdenServicio: string): Promise<Temporal.Instant[]> {
  const query = db.selectFrom('replaced_links').select('reemplazadoEn').where('OrdenServicio', '=', OrdenServicio)
  const rows = await query.orderBy('reemplazadoEn').execute()
  return rows.map(({ reemplazadoEn }) => fromStored(reemplazadoEn))
}
