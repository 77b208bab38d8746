import type { Db } from '../database/tables.ts'
import { invitationStates, neverSent, type OrderMail, type OrderMailState } from '../mail/invitation-state-store.ts'
import { countInstruments } from './instrument-counts-store.ts'
import type { Order } from './order.ts'
import { type OrderState, orderState } from './order-state.ts'
import { listOrders } from './order-store.ts'

/** An order as a list tells it. */
export interface ListedOrder {
  order: Order
  estado: OrderState
  instruments: number
  /** Fields, of the order and its instruments, whose value the customer changed. */
  cambios: number
  /** What became of the mail with its link. */
  correo: OrderMail
}

interface ListFilter {
  estado?: OrderState | undefined
  /** Part of its number or of its Empresa, without regard to case and accents. */
  texto?: string | undefined
  /** Its deadline is before; of open orders alone, unless `estado` names others. */
  venceAntes?: Temporal.Instant | undefined
  /** The customer changed something. */
  cambiadas?: boolean | undefined
  /** `problema`: refused, or a try or an address failed. */
  correo?: OrderMailState | 'problema' | undefined
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function isWanted({ order, estado, cambios, correo }: ListedOrder, filter: ListFilter): boolean {
  const { texto, venceAntes, cambiadas } = filter
  if (texto !== undefined && !plain(`${order.OrdenServicio}\n${order.billing.Empresa}`).includes(plain(texto)))
    return false
  if (venceAntes && (filter.estado ?? 'abierta') !== estado) return false
  if (venceAntes && Temporal.Instant.compare(order.fechaLimite, venceAntes) >= 0) return false
  if (cambiadas && cambios === 0) return false
  if (filter.correo === 'problema') return correo.estado === 'rechazada' || correo.motivo !== undefined
  return filter.correo === undefined || filter.correo === correo.estado
}

/** What matters first: open orders by the time that is left, then the others, each state from the newest on. */
function byUrgency(a: ListedOrder, b: ListedOrder): number {
  if (a.estado !== b.estado) return urgency.indexOf(a.estado) - urgency.indexOf(b.estado)
  const newestFirst = a.estado === 'abierta' ? 1 : -1
  const difference = newestFirst * (decisive(a) - decisive(b))
  return difference || (a.order.OrdenServicio < b.order.OrdenServicio ? -1 : 1)
}

const urgency: readonly OrderState[] = ['abierta', 'vencida', 'confirmada', 'cancelada']

function decisive({ estado, order: { fechaLimite, confirmadaEn, canceladaEn } }: ListedOrder): number {
  const when = { abierta: fechaLimite, vencida: fechaLimite, confirmada: confirmadaEn, cancelada: canceladaEn }[estado]
  return (when ?? fechaLimite).epochMilliseconds
}

/** The orders that `filter` lets through, the most urgent first. */
export async function listByUrgency(db: Db, filter: ListFilter, now: Temporal.Instant): Promise<ListedOrder[]> {
  const orders = await listOrders(db, { estado: filter.estado }, now)
  const [counts, mails] = await Promise.all([
    countInstruments(
      db,
      orders.map(({ idOrden }) => idOrden),
    ),
    invitationStates(
      db,
      orders.map(({ OrdenServicio }) => OrdenServicio),
    ),
  ])
  return orders
    .map((order): ListedOrder => {
      const { instruments, changed } = counts.get(order.idOrden) ?? { instruments: 0, changed: 0 }
      return {
        order,
        estado: orderState(order, now),
        instruments,
        cambios: order.tocados.length + changed,
        correo: mails.get(order.OrdenServicio) ?? neverSent,
      }
    })
    .filter((listed) => isWanted(listed, filter))
    .sort(byUrgency)
}
