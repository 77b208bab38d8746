import { billingFields, editableInstrumentFields, instrumentFields } from '../../../contract/order-fields.ts'
import { numbersSince } from '../../audit/audit-store.ts'
import { readSnapshot } from '../../database/read-snapshot.ts'
import type { Db } from '../../database/tables.ts'
import { refuse } from '../../refusal.ts'
import { orderOfVersion, versionsOf } from '../corrections/version-store.ts'
import { instrumentColumns, orderColumns } from '../import/import-table.ts'
import type { OrderInstrument } from '../order.ts'
import { type OrderState, orderState } from '../order-state.ts'
import { getOrderByNumber } from '../order-store.ts'
import { adicionalText, isoInstant, maybeIsoInstant } from '../order-trail.ts'
import { getWholeOrder, type WholeOrder } from '../whole-order-store.ts'
import { countOrders, wholeOrders } from './export-store.ts'

type Text = Record<string, string>

/** Names of the fields in which the stored values differ from the received ones. */
const differing = (fields: readonly string[], values: Text, recibido: Text) =>
  fields.filter((field) => recibido[field] !== values[field])

const plain = <Field extends string>(values: Record<Field, string>, fields: readonly Field[]): Text =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

const instrumentChanges = (instrument: OrderInstrument) =>
  differing(editableInstrumentFields, plain(instrument, instrumentFields), instrument.recibido)

const exportedInstrument = (instrument: OrderInstrument) => ({
  idDatoCert: instrument.idDatoCert,
  ...plain(instrument, instrumentFields),
  recibido: plain(instrument.recibido, editableInstrumentFields),
})

/**
 * An order as the import record has it, with what an import passes over: its state and version, what was received of
 * each field that the customer may change (`recibido`), the names of those that differ (`cambios`: `CP`,
 * `48211.Marca`), the survey.
 */
export function exportedOrder({ order, instruments, survey }: WholeOrder, now: Temporal.Instant) {
  const list = (adicional: boolean) =>
    instruments.filter((each) => each.adicional === adicional).map(exportedInstrument)
  const changed = instruments.flatMap((each) => instrumentChanges(each).map((field) => `${each.idDatoCert}.${field}`))
  return {
    OrdenServicio: order.OrdenServicio,
    ...plain(order.billing, billingFields),
    fechaLimite: isoInstant(order.fechaLimite),
    instrumentos: list(false),
    instrumentosAdicional: list(true),
    estado: orderState(order, now),
    version: order.version,
    confirmadaEn: maybeIsoInstant(order.confirmadaEn),
    recibido: plain(order.recibido, billingFields),
    cambios: [...differing(billingFields, order.billing, order.recibido), ...changed],
    encuesta: survey ?? null,
  }
}

const received = (field: string) => `recibido.${field}`

/** Columns of an exported table: those of the import, then those that it passes over. */
export const exportHeaders = [
  ...orderColumns,
  ...instrumentColumns,
  'estadoOrden',
  'version',
  'confirmadaEn',
  ...billingFields.map(received),
  ...editableInstrumentFields.map(received),
  'cambios',
]

export interface ExportedRow {
  cells: string[]
  /** Columns whose value the customer changed, as it is and as it was received. */
  marked: ReadonlySet<number>
}

const columnsOf = (changes: readonly string[]) =>
  new Set(changes.flatMap((field) => [exportHeaders.indexOf(field), exportHeaders.indexOf(received(field))]))

/** One row an instrument, the order's columns repeated. */
export function exportedRows({ order, instruments }: WholeOrder, now: Temporal.Instant): ExportedRow[] {
  const orderCells = [order.OrdenServicio, ...billingFields.map((f) => order.billing[f]), isoInstant(order.fechaLimite)]
  const confirmed = maybeIsoInstant(order.confirmadaEn) ?? ''
  const state = [orderState(order, now), String(order.version), confirmed]
  const orderChanges = differing(billingFields, order.billing, order.recibido)
  return instruments.map((instrument) => {
    const changes = [...orderChanges, ...instrumentChanges(instrument)]
    const cells = [
      ...orderCells,
      instrument.idDatoCert,
      ...instrumentFields.map((field) => instrument[field]),
      adicionalText(instrument.adicional),
      ...state,
      ...billingFields.map((field) => order.recibido[field]),
      ...editableInstrumentFields.map((field) => instrument.recibido[field]),
      changes.join(', '),
    ]
    return { cells, marked: columnsOf(changes) }
  })
}

/** Which of an order's versions: the one that stands, one by its number, or all, the oldest first. */
export type WantedVersions = 'vigente' | 'todas' | number

interface ExportFilter {
  OrdenServicio?: string | undefined
  /** Only orders that something happened to since. */
  desde?: Temporal.Instant | undefined
  version?: WantedVersions | undefined
  estado?: OrderState | undefined
}

async function withVersions(db: Db, page: readonly WholeOrder[], wanted: WantedVersions): Promise<WholeOrder[]> {
  if (wanted === 'vigente') return [...page]
  const earlier = await versionsOf(
    db,
    page.map(({ order }) => order.OrdenServicio),
  )
  const all = page.flatMap((whole) => {
    const kept = earlier.get(whole.order.OrdenServicio) ?? []
    const before = kept.map((each): WholeOrder => {
      const { instruments, survey } = each
      const answer = survey && { califica: survey.califica, comentarios: survey.comentarios }
      return { order: orderOfVersion(whole.order, each), instruments: [...instruments], survey: answer }
    })
    return [...before, whole]
  })
  return wanted === 'todas' ? all : all.filter(({ order }) => order.version === wanted)
}

/**
 * The orders as they stand at one moment, by number; with `version` as they were confirmed then.
 * @throws Refusal `unknownNumber`, `unknownVersion`
 */
export async function collectOrders(
  db: Db,
  { OrdenServicio, desde, version = 'vigente', estado }: ExportFilter,
  now: Temporal.Instant,
  onProgress: (orders: number, total: number) => void = () => {},
): Promise<WholeOrder[]> {
  return readSnapshot(db, async (snapshot) => {
    const moved = desde && (await numbersSince(snapshot, desde))
    const wanted = ({ order }: WholeOrder) =>
      (moved === undefined || moved.has(order.OrdenServicio)) &&
      (estado === undefined || orderState(order, now) === estado)
    if (OrdenServicio !== undefined) {
      const { idOrden, version: newest } = await getOrderByNumber(snapshot, OrdenServicio)
      const versions = await withVersions(snapshot, [await getWholeOrder(snapshot, idOrden)], version)
      if (versions.length === 0) refuse('unknownVersion', { [OrdenServicio]: `va en la versión ${newest}.` })
      return versions.filter(wanted)
    }
    const orders: WholeOrder[] = []
    const total = await countOrders(snapshot)
    let done = 0
    for await (const page of wholeOrders(snapshot, now)) {
      orders.push(...(await withVersions(snapshot, page.filter(wanted), version)))
      done += page.length
      onProgress(done, total)
    }
    return orders
  })
}
