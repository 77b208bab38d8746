import { orderLink } from '../../server/orders/order-link.ts'
import { orderState } from '../../server/orders/order-state.ts'
import { getOrderByNumber } from '../../server/orders/order-store.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { orderArgument } from './order-argument.ts'

/** `ordenes enlace`: the customer's link, alone on its line so that it can be copied or piped. */
export const linkCommand = labCommand<object, [OrdenServicio: string]>({
  brief: 'Muestra el enlace de una orden',
  example: 'ordenes enlace OS-2026-0412',
  flags: {},
  positional: orderArgument,
  async run(lab, _, OrdenServicio) {
    const { db, now, settings } = await lab.open()
    const order = await getOrderByNumber(db, OrdenServicio)
    const enlace = orderLink(settings.baseUrl, order.idOrden)
    const { idOrden, fechaLimite } = order
    return {
      json: { OrdenServicio, idOrden, enlace, estado: orderState(order, now()), fechaLimite: isoInstant(fechaLimite) },
      text: enlace,
    }
  },
})
