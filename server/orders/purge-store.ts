import { expressionBuilder } from 'kysely'
import { billingFields, instrumentFields } from '../../contract/order-fields.ts'
import { recordOf } from '../../contract/record-of.ts'
import { holdingRows } from '../database/row-lock.ts'
import type { Db, Tables, Tx } from '../database/tables.ts'
import { type VersionData, versionRows } from './corrections/version-store.ts'

const blank = <Field extends string>(fields: readonly Field[]) => recordOf(fields, () => '')

const orders = expressionBuilder<Tables, 'orders'>()
const endedBefore = (before: Temporal.Instant) =>
  orders(
    orders.fn.coalesce('orders.canceladaEn', 'orders.confirmadaEn', 'orders.fechaLimite'),
    '<',
    before.epochMilliseconds,
  )

/** Numbers of orders that ended (were cancelled, confirmed, or expired) before an instant, after `after`, by number. */
export async function listEndedBefore(
  db: Db,
  { before, after, limit }: { before: Temporal.Instant; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('OrdenServicio')
    .where('OrdenServicio', '>', after)
    .where(endedBefore(before))
    .orderBy('OrdenServicio')
    .limit(limit)
    .execute()
  return rows.map(({ OrdenServicio }) => OrdenServicio)
}

/** Holds those of these orders that have ended before an instant until `tx` ends. Gives their numbers. */
export async function lockEndedBefore(tx: Tx, numbers: readonly string[], before: Temporal.Instant): Promise<string[]> {
  // By ascending idOrden, as every writer of several.
  const query = tx.selectFrom('orders').select('OrdenServicio').where('OrdenServicio', 'in', numbers).orderBy('idOrden')
  const rows = await holdingRows(tx, query.where(endedBefore(before))).execute()
  return rows.map(({ OrdenServicio }) => OrdenServicio)
}

function blankVersion({ instruments, survey }: VersionData): VersionData {
  const billing = blank(billingFields)
  const values = blank(instrumentFields)
  return {
    billing,
    recibido: billing,
    tocados: [],
    instruments: instruments.map((each) => ({ ...each, ...values, recibido: values, tocados: [] })),
    survey: survey && { ...survey, comentarios: '' },
  }
}

const withId = (numbers: readonly string[]) => (db: Tx) =>
  db.selectFrom('orders').select('idOrden').where('OrdenServicio', 'in', numbers)

/**
 * Makes every text of these orders, their instruments, surveys and earlier versions ''; numbers, dates and stars stay.
 */
export async function blankOrders(tx: Tx, numbers: readonly string[]): Promise<void> {
  const ids = withId(numbers)
  const billing = blank(billingFields)
  const instrument = blank(instrumentFields)
  const untouched = { tocados: '[]' }
  await tx
    .updateTable('orders')
    .set({ ...billing, recibido: JSON.stringify(billing), ...untouched })
    .where('OrdenServicio', 'in', numbers)
    .execute()
  await tx
    .updateTable('instruments')
    .set({ ...instrument, recibido: JSON.stringify(instrument), ...untouched })
    .where('idOrden', 'in', ids(tx))
    .execute()
  await tx.updateTable('surveys').set({ comentarios: '' }).where('idOrden', 'in', ids(tx)).execute()
  for (const { OrdenServicio, version, datos } of await versionRows(tx, numbers))
    await tx
      .updateTable('order_versions')
      .set({ datos: JSON.stringify(blankVersion(JSON.parse(datos))) })
      .where('OrdenServicio', '=', OrdenServicio)
      .where('version', '=', version)
      .execute()
}
