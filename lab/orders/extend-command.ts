import { parseDeadline } from '../../server/orders/deadline.ts'
import { extendDeadline } from '../../server/orders/extend-deadline.ts'
import { orderState } from '../../server/orders/order-state.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { spokenDeadline } from '../spoken.ts'
import { getOrderByNumber } from './get-order.ts'
import { orderArgument } from './order-argument.ts'

/** `ordenes prorrogar`: moves a deadline; an expired order is open again. */
export const extendCommand = labCommand<{ hasta: Temporal.Instant }, [OrdenServicio: string]>({
  brief: 'Mueve la fecha límite de una orden',
  full: 'Mueve la fecha límite de una orden que no está confirmada. Una orden vencida vuelve a estar abierta.',
  flags: {
    hasta: {
      kind: 'parsed',
      parse: parseDeadline,
      brief: 'Nueva fecha límite: 2026-12-01 (a las 18:00) o 2026-12-01T14:30:00-06:00',
      placeholder: 'FECHA',
    },
  },
  positional: orderArgument,
  async run(lab, { hasta }, OrdenServicio) {
    const parts = await lab.open()
    const before = await getOrderByNumber(parts.db, OrdenServicio)
    const order = await extendDeadline(parts, OrdenServicio, hasta)
    const estado = orderState(order, parts.now())
    const moved = before.fechaLimite.epochMilliseconds !== hasta.epochMilliseconds
    const deadline = spokenDeadline(order.fechaLimite)
    return {
      json: { OrdenServicio, idOrden: order.idOrden, fechaLimite: isoInstant(order.fechaLimite), estado },
      text: `${OrdenServicio} ${moved ? 'vence ahora' : 'ya vencía'} el ${deadline}. Está ${estado}.`,
    }
  },
})
