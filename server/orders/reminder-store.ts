import type { Db } from '../database/tables.ts'

export interface DueOrder {
  idOrden: string
  OrdenServicio: string
  Correo: string
  fechaLimite: Temporal.Instant
}

/** Orders that are open at `now` and lapse by `until`. */
export async function listLapsingOrders(db: Db, now: Temporal.Instant, until: Temporal.Instant): Promise<DueOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['idOrden', 'OrdenServicio', 'Correo', 'fechaLimite'])
    .where('confirmadaEn', 'is', null)
    .where('fechaLimite', '>=', now.epochMilliseconds)
    .where('fechaLimite', '<=', until.epochMilliseconds)
    .orderBy('fechaLimite')
    .execute()
  return rows.map((row) => ({ ...row, fechaLimite: Temporal.Instant.fromEpochMilliseconds(row.fechaLimite) }))
}
