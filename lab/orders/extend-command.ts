import { extendDeadline } from '../../server/orders/corrections/extend-deadline.ts'
import { parseDeadline } from '../../server/orders/deadline/deadline.ts'
import { orderState } from '../../server/orders/order-state.ts'
import { getOrderByNumber } from '../../server/orders/order-store.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { spokenDeadline } from '../spoken.ts'
import { comoFlag, noteOf, optionalMotivo } from './correction-flags.ts'
import { orderArgument } from './order-argument.ts'

interface Flags {
  hasta: Temporal.Instant
  'aun-asi'?: boolean
  motivo?: string
  como?: string
}

/** `ordenes prorrogar`: moves a deadline; an expired order is open again. */
export const extendCommand = labCommand<Flags, [OrdenServicio: string]>({
  brief: 'Mueve la fecha límite de una orden',
  full: 'Mueve la fecha límite de una orden que no está confirmada. Una orden vencida vuelve a estar abierta.',
  example: 'ordenes prorrogar OS-2026-0412 --hasta 2026-12-04 --motivo "Pidió más tiempo"',
  flags: {
    hasta: {
      kind: 'parsed',
      parse: parseDeadline,
      brief: 'Nueva fecha límite: 2026-12-01 (a las 18:00) o 2026-12-01T14:30:00-06:00',
      placeholder: 'FECHA',
    },
    'aun-asi': {
      kind: 'boolean',
      optional: true,
      withNegated: false,
      brief: 'También a una fecha que ya pasó: la orden queda vencida',
    },
    motivo: optionalMotivo,
    como: comoFlag,
  },
  positional: orderArgument,
  async run(lab, flags, OrdenServicio) {
    const { hasta } = flags
    const parts = await lab.open()
    const before = await getOrderByNumber(parts.db, OrdenServicio)
    const order = await extendDeadline(parts, OrdenServicio, hasta, {
      note: noteOf(lab, flags),
      past: flags['aun-asi'] === true,
    })
    const estado = orderState(order, parts.now())
    const moved = before.fechaLimite.epochMilliseconds !== hasta.epochMilliseconds
    const deadline = spokenDeadline(order.fechaLimite)
    return {
      json: { OrdenServicio, idOrden: order.idOrden, fechaLimite: isoInstant(order.fechaLimite), estado },
      text: `${OrdenServicio} ${moved ? 'vence ahora' : 'ya vencía'} el ${deadline}. Está ${estado}.`,
    }
  },
})
