import { checkBilling } from '../../../contract/billing-checks/check-billing.ts'
import type { ImportResult } from '../../../contract/calls/erp.ts'
import type { Order } from '../order.ts'
import { orderLink } from '../order-link.ts'
import { orderState } from '../order-state.ts'
import { isoInstant } from '../order-trail.ts'
import { changedNames, changesOrder, type ImportPlan, keptNames, type StoredOrder } from './import-plan.ts'
import type { ArrivingOrder } from './import-store.ts'
import type { ReadOrder } from './read-order.ts'

/** What a result is told with: the clock, and the start of its link. */
interface Telling {
  baseUrl: string
  now: Temporal.Instant
}

type Shown = Pick<Order, 'idOrden' | 'OrdenServicio' | 'fechaLimite' | 'confirmadaEn' | 'canceladaEn' | 'billing'>

function storedResult(
  read: ReadOrder,
  order: Shown,
  resultado: ImportResult['resultado'],
  { baseUrl, now }: Telling,
): ImportResult {
  return {
    OrdenServicio: order.OrdenServicio,
    idOrden: order.idOrden,
    enlace: orderLink(baseUrl, order.idOrden),
    fechaLimite: isoInstant(order.fechaLimite),
    estado: orderState(order, now),
    avisos: [...read.avisos, ...checkBilling(order.billing)],
    resultado,
    conservados: [],
    motivos: [],
  }
}

export function newResult(read: ReadOrder, order: ArrivingOrder, options: Telling): ImportResult {
  return storedResult(read, { ...order, confirmadaEn: undefined, canceladaEn: undefined }, 'nueva', options)
}

/** A confirmed or cancelled order is refused, value by value, if the import would change it. */
export function knownResult(read: ReadOrder, stored: StoredOrder, plan: ImportPlan, options: Telling): ImportResult {
  const conservados = keptNames(plan)
  if (stored.confirmadaEn || stored.canceladaEn) {
    const motivo = stored.canceladaEn
      ? 'La orden está cancelada; no se cambia.'
      : 'La orden ya fue confirmada; no se cambia.'
    const motivos = changedNames(plan).map((columna) => ({ renglon: read.renglon, columna, motivo }))
    const resultado = motivos.length > 0 ? 'rechazada' : 'igual'
    return { ...storedResult(read, stored, resultado, options), conservados, motivos }
  }
  const order = {
    ...stored,
    billing: { ...stored.billing, ...plan.billing.changes },
    fechaLimite: plan.fechaLimite ?? stored.fechaLimite,
  }
  const resultado = changesOrder(plan) ? 'cambiada' : 'igual'
  return { ...storedResult(read, order, resultado, options), conservados }
}

/** An order that could not be read: nothing of it is stored. */
export function refusedResult({ OrdenServicio, motivos, avisos }: ReadOrder): ImportResult {
  const nothing = { idOrden: '', enlace: '', fechaLimite: '', estado: '' } as const
  return { OrdenServicio, ...nothing, avisos, resultado: 'rechazada', conservados: [], motivos }
}
