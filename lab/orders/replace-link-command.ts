import { replaceLink } from '../../server/orders/corrections/replace-link.ts'
import { orderLink } from '../../server/orders/order-link.ts'
import { orderState } from '../../server/orders/order-state.ts'
import { labCommand } from '../lab-command.ts'
import { comoFlag, noteOf, optionalMotivo } from './correction-flags.ts'
import { orderArgument } from './order-argument.ts'

/** `ordenes reemplazar-enlace`: the new link, alone on its line; the old one says that it was replaced. */
export const replaceLinkCommand = labCommand<{ motivo?: string; como?: string }, [OrdenServicio: string]>({
  brief: 'Da otro enlace a una orden; el anterior deja de abrirla',
  full: 'Da otro enlace a una orden, por ejemplo si el anterior llegó a quien no debía. El anterior dice que se reemplazó y cómo pedir el nuevo, sin mostrarlo. El nuevo se manda con ordenes enviar.',
  example: 'ordenes reemplazar-enlace OS-2026-0398 --motivo "Se mandó a otra empresa"',
  flags: { motivo: optionalMotivo, como: comoFlag },
  positional: orderArgument,
  async run(lab, flags, OrdenServicio) {
    const parts = await lab.open()
    const order = await replaceLink(parts, OrdenServicio, noteOf(lab, flags))
    const enlace = orderLink(parts.settings.baseUrl, order.idOrden)
    const { idOrden } = order
    return {
      json: { OrdenServicio, idOrden, enlace, estado: orderState(order, parts.now()) },
      text: enlace,
      notes: ['El enlace anterior ya no abre la orden. Este es el nuevo:'],
    }
  },
})
