import { billingFields, instrumentFields } from '../../contract/order-fields.ts'
import { type StandingValues, valueKey } from '../audit/replay-trail.ts'
import type { StandingOrder } from '../audit/verify-audit.ts'
import type { Db, InstrumentsTable, OrdersTable, SurveysTable } from '../database/tables.ts'
import { adicionalText } from './order-trail.ts'

const ordersAtOnce = 100

const orderColumns = ['idOrden', 'OrdenServicio', ...billingFields, 'fechaLimite', 'confirmadaEn'] as const
const instrumentColumns = ['idOrden', 'idDatoCert', ...instrumentFields, 'adicional'] as const

function ordersAfter(db: Db, after: string | undefined) {
  const query = db.selectFrom('orders').select(orderColumns).orderBy('OrdenServicio').limit(ordersAtOnce)
  return (after === undefined ? query : query.where('OrdenServicio', '>', after)).execute()
}

async function instrumentsOf(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('instruments').select(instrumentColumns).where('idOrden', 'in', ids).execute()
  return Map.groupBy(rows, ({ idOrden }) => idOrden)
}

async function surveysOf(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('surveys').selectAll().where('idOrden', 'in', ids).execute()
  return new Map(rows.map((row) => [row.idOrden, row]))
}

type OrderRow = Pick<OrdersTable, (typeof orderColumns)[number]>
type InstrumentRow = Pick<InstrumentsTable, (typeof instrumentColumns)[number]>
type SurveyRow = Pick<SurveysTable, 'califica' | 'comentarios' | 'enviadaEn'>

/**
 * What stands in every order, in pages, for `verifyAudit`: columns as they are, so that a row that was tampered with is
 * named and does not break the reading. Source: design §6.
 */
export async function* standingOrders(db: Db): AsyncIterable<StandingOrder[]> {
  let after: string | undefined
  for (;;) {
    const orders = await ordersAfter(db, after)
    if (orders.length === 0) return
    const ids = orders.map(({ idOrden }) => idOrden)
    const instruments = await instrumentsOf(db, ids)
    const surveys = await surveysOf(db, ids)
    yield orders.map((order) => ({
      OrdenServicio: order.OrdenServicio,
      values: standingValues(order, instruments.get(order.idOrden) ?? [], surveys.get(order.idOrden)),
    }))
    after = orders.at(-1)?.OrdenServicio
  }
}

function standingValues(order: OrderRow, instruments: InstrumentRow[], survey: SurveyRow | undefined): StandingValues {
  const values: StandingValues = new Map()
  for (const field of billingFields) values.set(valueKey(field), order[field])
  values.set(valueKey('fechaLimite'), String(order.fechaLimite))
  if (order.confirmadaEn !== null) values.set(valueKey('confirmadaEn'), String(order.confirmadaEn))
  for (const instrument of instruments) {
    const { idDatoCert, adicional } = instrument
    for (const field of instrumentFields) values.set(valueKey(field, idDatoCert), instrument[field])
    values.set(valueKey('Adicional', idDatoCert), adicionalText(adicional === 1))
  }
  if (survey) {
    values.set(valueKey('califica'), String(survey.califica))
    values.set(valueKey('comentarios'), survey.comentarios)
    values.set(valueKey('enviadaEn'), String(survey.enviadaEn))
  }
  return values
}
