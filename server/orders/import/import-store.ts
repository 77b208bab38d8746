import type { Billing } from '../../../contract/order-fields.ts'
import { holdingRows } from '../../database/row-lock.ts'
import { maybeFromStored } from '../../database/stored-instant.ts'
import type { Tx } from '../../database/tables.ts'
import { listInstrumentsOf } from '../instrument-store.ts'
import type { Order } from '../order.ts'
import { isUnsettled, toOrder } from '../order-store.ts'
import type { StoredOrder } from './import-plan.ts'

/**
 * Holds the orders with these numbers, each with its instruments, until `tx` ends; by number. Those that are not there
 * are left out.
 */
export async function lockStoredOrders(tx: Tx, numbers: readonly string[]): Promise<Map<string, StoredOrder>> {
  // By ascending idOrden, as every writer of several: two imports must not wait for each other.
  const query = tx.selectFrom('orders').selectAll().where('OrdenServicio', 'in', numbers).orderBy('idOrden')
  const rows = await holdingRows(tx, query).execute()
  if (rows.length === 0) return new Map()
  const instruments = await listInstrumentsOf(
    tx,
    rows.map(({ idOrden }) => idOrden),
  )
  return new Map(
    rows.map((row) => [
      row.OrdenServicio,
      {
        ...toOrder(row),
        fechaRecibida: maybeFromStored(row.fechaRecibida),
        instruments: instruments.get(row.idOrden) ?? [],
      },
    ]),
  )
}

export type ArrivingOrder = Pick<Order, 'idOrden' | 'OrdenServicio' | 'abiertaEn' | 'fechaLimite' | 'billing'> & {
  /** The explicit fechaLimite that came with it. */
  fechaRecibida?: Temporal.Instant | undefined
}

/**
 * Stores new, untouched orders: what is received is what stands. Gives the numbers that went in; another import was
 * first with the others.
 */
export async function insertOrders(tx: Tx, orders: readonly ArrivingOrder[]): Promise<Set<string>> {
  if (orders.length === 0) return new Set()
  const rows = orders.map(({ billing, abiertaEn, fechaLimite, fechaRecibida, idOrden, OrdenServicio }) => ({
    idOrden,
    OrdenServicio,
    ...billing,
    abiertaEn: abiertaEn.epochMilliseconds,
    fechaLimite: fechaLimite.epochMilliseconds,
    fechaRecibida: fechaRecibida?.epochMilliseconds ?? null,
    confirmadaEn: null,
    recibido: JSON.stringify(billing),
    tocados: '[]',
  }))
  const inserted = await tx
    .insertInto('orders')
    .values(rows)
    .onConflict((conflict) => conflict.column('OrdenServicio').doNothing())
    .returning('OrdenServicio')
    .execute()
  return new Set(inserted.map(({ OrdenServicio }) => OrdenServicio))
}

/** What an import changes of an order that is held, neither confirmed nor cancelled. */
export async function updateImported(
  tx: Tx,
  idOrden: string,
  imported: {
    recibido: Billing
    changes: Partial<Billing>
    fechaLimite: Temporal.Instant | undefined
  },
): Promise<void> {
  const moved = imported.fechaLimite?.epochMilliseconds
  await tx
    .updateTable('orders')
    .set({
      ...imported.changes,
      recibido: JSON.stringify(imported.recibido),
      ...(moved === undefined ? {} : { fechaLimite: moved, fechaRecibida: moved }),
    })
    .where('idOrden', '=', idOrden)
    .where(isUnsettled)
    .execute()
}
