import { cancelOrder } from '../../server/orders/corrections/cancel-order.ts'
import { orderState } from '../../server/orders/order-state.ts'
import { maybeIsoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { comoFlag, noteOf, requiredMotivo } from './correction-flags.ts'
import { orderArgument } from './order-argument.ts'

/** `ordenes cancelar`: from then on the order is only read. */
export const cancelCommand = labCommand<{ motivo: string; como?: string }, [OrdenServicio: string]>({
  brief: 'Cancela una orden: queda solo para consulta',
  full: 'Cancela una orden en cualquier estado: el cliente la ve con un aviso y ya no la cambia ni la confirma, y los correos que la invitaban ya no salen. Si fue un error, ordenes reabrir la abre otra vez.',
  example: 'ordenes cancelar OS-2026-0398 --motivo "El cliente retiró el equipo"',
  flags: { motivo: requiredMotivo, como: comoFlag },
  positional: orderArgument,
  async run(lab, flags, OrdenServicio) {
    const parts = await lab.open()
    const order = await cancelOrder(parts, OrdenServicio, noteOf(lab, flags))
    return {
      json: {
        OrdenServicio,
        idOrden: order.idOrden,
        estado: orderState(order, parts.now()),
        canceladaEn: maybeIsoInstant(order.canceladaEn),
      },
      text: `${OrdenServicio} está cancelada. Su enlace solo sirve para consultarla.`,
    }
  },
})
