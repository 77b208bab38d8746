import { orderLink } from '../../server/orders/order-link.ts'
import { countInstruments } from '../../server/orders/order-list-store.ts'
import { type OrderState, orderState, orderStates } from '../../server/orders/order-state.ts'
import { listOrders } from '../../server/orders/order-store.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { counted, shortInstant } from '../spoken.ts'
import { table } from '../table.ts'

const longestName = 44
const shortened = (name: string) => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name)

/** `ordenes listar`: every order, or those in one state, by number. */
export const listCommand = labCommand<{ estado?: OrderState }, []>({
  brief: 'Lista las órdenes y sus fechas límite',
  flags: { estado: { kind: 'enum', values: orderStates, optional: true, brief: 'Solo las que están así' } },
  positional: { kind: 'tuple', parameters: [] },
  async run(lab, { estado }) {
    const { db, now, settings } = await lab.open()
    const at = now()
    const [orders, sizes] = await Promise.all([listOrders(db, { estado }, at), countInstruments(db)])
    const json = orders.map((order) => ({
      OrdenServicio: order.OrdenServicio,
      idOrden: order.idOrden,
      enlace: orderLink(settings.baseUrl, order.idOrden),
      Empresa: order.billing.Empresa,
      estado: orderState(order, at),
      fechaLimite: isoInstant(order.fechaLimite),
      confirmadaEn: order.confirmadaEn ? isoInstant(order.confirmadaEn) : null,
      instrumentos: sizes.get(order.idOrden) ?? 0,
    }))
    if (orders.length === 0) return { json, text: 'No hay órdenes.' }
    const rows = orders.map((order) => [
      order.OrdenServicio,
      shortened(order.billing.Empresa) || '—',
      String(sizes.get(order.idOrden) ?? 0),
      orderState(order, at),
      shortInstant(order.fechaLimite),
    ])
    const head = ['Orden', 'Empresa', 'Instrumentos', 'Estado', 'Fecha límite (hora del centro)']
    return { json, text: `${table(head, rows, ['Instrumentos'])}\n\n${counted(orders.length, 'orden', 'órdenes')}` }
  },
})
