import { reopenOrder } from '../../server/orders/corrections/reopen-order.ts'
import { parseDeadline } from '../../server/orders/deadline/deadline.ts'
import { orderLink } from '../../server/orders/order-link.ts'
import { orderState } from '../../server/orders/order-state.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { spokenDeadline } from '../spoken.ts'
import { comoFlag, noteOf, requiredMotivo } from './correction-flags.ts'
import { orderArgument } from './order-argument.ts'

interface Flags {
  motivo: string
  hasta?: Temporal.Instant
  como?: string
}

/** `ordenes reabrir`: what was confirmed is kept as a version; the customer confirms the next one. */
export const reopenCommand = labCommand<Flags, [OrdenServicio: string]>({
  brief: 'Abre otra vez una orden confirmada, vencida o cancelada',
  full: 'Abre otra vez una orden. Lo que estaba confirmado se conserva como versión, y el cliente confirma la siguiente por el mismo enlace. Sin --hasta se respeta la fecha límite si no ha pasado; si pasó, se cuentan de nuevo dos días hábiles. Una orden vencida necesita --hasta.',
  example: 'ordenes reabrir OS-2026-0398 --motivo "La serie estaba mal" --hasta 2026-12-04',
  flags: {
    motivo: requiredMotivo,
    hasta: {
      kind: 'parsed',
      parse: parseDeadline,
      optional: true,
      brief: 'Nueva fecha límite: 2026-12-01 (a las 18:00) o 2026-12-01T14:30:00-06:00',
      placeholder: 'FECHA',
    },
    como: comoFlag,
  },
  positional: orderArgument,
  async run(lab, flags, OrdenServicio) {
    const parts = await lab.open()
    const order = await reopenOrder(parts, OrdenServicio, { hasta: flags.hasta, note: noteOf(lab, flags) })
    const { idOrden, version, fechaLimite } = order
    const kept =
      version === 1
        ? 'Nunca se confirmó: sigue siendo la versión 1.'
        : `Es la versión ${version}; la ${version - 1} se conserva como se confirmó.`
    return {
      json: {
        OrdenServicio,
        idOrden,
        enlace: orderLink(parts.settings.baseUrl, idOrden),
        estado: orderState(order, parts.now()),
        version,
        fechaLimite: isoInstant(fechaLimite),
      },
      text: `${OrdenServicio} está abierta otra vez hasta el ${spokenDeadline(fechaLimite)}. ${kept}`,
    }
  },
})
