import type { Selectable } from 'kysely'
import { fromStored } from '../../database/stored-instant.ts'
import type { Db, OrdersTable } from '../../database/tables.ts'
import { isUnsettled } from '../order-store.ts'

/** What is needed to write to somebody about an order's deadline. */
export interface TimedOrder {
  idOrden: string
  OrdenServicio: string
  Empresa: string
  Correo: string
  fechaLimite: Temporal.Instant
}

const columns = ['idOrden', 'OrdenServicio', 'Empresa', 'Correo', 'fechaLimite'] as const

const toTimedOrder = (row: Pick<Selectable<OrdersTable>, (typeof columns)[number]>): TimedOrder => ({
  ...row,
  fechaLimite: fromStored(row.fechaLimite),
})

const unconfirmed = (db: Db) =>
  db.selectFrom('orders').select(columns).where(isUnsettled).orderBy('fechaLimite').orderBy('idOrden')

/** Orders that are open at `now` and lapse by `until`, the first to lapse first. */
export async function listLapsingOrders(db: Db, now: Temporal.Instant, until: Temporal.Instant): Promise<TimedOrder[]> {
  const rows = await unconfirmed(db)
    .where('fechaLimite', '>=', now.epochMilliseconds)
    .where('fechaLimite', '<=', until.epochMilliseconds)
    .execute()
  return rows.map(toTimedOrder)
}

/** Orders that lapsed at `since` or later, and before `now`. */
export async function listLapsedOrders(db: Db, since: Temporal.Instant, now: Temporal.Instant): Promise<TimedOrder[]> {
  const rows = await unconfirmed(db)
    .where('fechaLimite', '>=', since.epochMilliseconds)
    .where('fechaLimite', '<', now.epochMilliseconds)
    .execute()
  return rows.map(toTimedOrder)
}
