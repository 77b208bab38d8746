import type { Selectable } from 'kysely'
import { type Billing, billingFields, instrumentFields } from '../../contract/order-fields.ts'
import { type StandingValues, valueKey } from '../audit/replay-trail.ts'
import type { StandingOrder } from '../audit/verify-audit.ts'
import type { Db, InstrumentsTable, OrdersTable, OrderVersionsTable, SurveysTable } from '../database/tables.ts'
import { linkFingerprint } from './corrections/link-fingerprint.ts'
import { replacedAmong } from './corrections/link-store.ts'
import { type VersionData, versionRows } from './corrections/version-store.ts'
import { adicionalText } from './order-trail.ts'

const ordersAtOnce = 100

const stateColumns = ['fechaLimite', 'confirmadaEn', 'canceladaEn', 'reabiertaEn', 'version'] as const
const orderColumns = ['idOrden', 'OrdenServicio', ...billingFields, ...stateColumns] as const
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

type OrderRow = Pick<Selectable<OrdersTable>, (typeof orderColumns)[number]>
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
    const numbers = orders.map(({ OrdenServicio }) => OrdenServicio)
    const instruments = await instrumentsOf(db, ids)
    const surveys = await surveysOf(db, ids)
    const versions = Map.groupBy(await versionRows(db, numbers), ({ OrdenServicio }) => OrdenServicio)
    const replaced = await replacedAmong(db, numbers)
    yield orders.map((order) => {
      const values = standingValues(order, instruments.get(order.idOrden) ?? [], surveys.get(order.idOrden))
      // A link that was never replaced is in no entry.
      if (replaced.has(order.OrdenServicio)) values.set(valueKey('enlace'), linkFingerprint(order.idOrden))
      return {
        OrdenServicio: order.OrdenServicio,
        values,
        versions: (versions.get(order.OrdenServicio) ?? []).map(versionValues),
      }
    })
    after = orders.at(-1)?.OrdenServicio
  }
}

function standingValues(order: OrderRow, instruments: InstrumentRow[], survey: SurveyRow | undefined): StandingValues {
  const values = confirmableValues(order, instruments, survey)
  const { canceladaEn, reabiertaEn, version } = order
  if (canceladaEn !== null) values.set(valueKey('canceladaEn'), String(canceladaEn))
  if (reabiertaEn !== null) values.set(valueKey('reabiertaEn'), String(reabiertaEn))
  // The first version is in no entry either.
  if (version !== 1) values.set(valueKey('version'), String(version))
  return values
}

/** A version that was tampered with beyond reading holds nothing: that is what is then found of it. */
function versionValues({ confirmadaEn, fechaLimite, datos }: OrderVersionsTable): StandingValues {
  try {
    const { billing, instruments, survey } = JSON.parse(datos) as VersionData
    const rows = instruments.map((each) => ({ ...each, adicional: each.adicional ? 1 : 0 }))
    return confirmableValues({ ...billing, confirmadaEn, fechaLimite }, rows, survey ?? undefined)
  } catch {
    return new Map()
  }
}

/** What is confirmed of an order: its values, its deadline, its instruments and its survey. */
function confirmableValues(
  order: Billing & Pick<OrderRow, 'fechaLimite' | 'confirmadaEn'>,
  instruments: readonly Omit<InstrumentRow, 'idOrden'>[],
  survey: SurveyRow | undefined,
): StandingValues {
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
