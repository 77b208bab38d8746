import { orderLink } from '../../server/orders/order-link.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { sendInvitation } from '../../server/orders/send-invitation.ts'
import { labCommand } from '../lab-command.ts'
import { orderArgument } from './order-argument.ts'

/** `ordenes enviar`: mails the link to the addresses of the order. */
export const sendCommand = labCommand<{ 'otra-vez'?: boolean }, [OrdenServicio: string]>({
  brief: 'Envía por correo el enlace de una orden abierta',
  full: 'Envía el enlace al Correo de la orden. El correo sale del servidor en cuanto esté en marcha. La misma invitación no sale dos veces, salvo con --otra-vez.',
  flags: {
    'otra-vez': { kind: 'boolean', optional: true, withNegated: false, brief: 'La envía aunque ya se haya enviado' },
  },
  positional: orderArgument,
  async run(lab, flags, OrdenServicio) {
    const parts = await lab.open()
    const { order, para, isNew } = await sendInvitation(parts, OrdenServicio, flags['otra-vez'] === true)
    const enlace = orderLink(parts.settings.baseUrl, order.idOrden)
    const { idOrden, fechaLimite } = order
    return {
      json: { OrdenServicio, idOrden, enlace, fechaLimite: isoInstant(fechaLimite), para, enviada: isNew },
      text: isNew
        ? `La invitación de ${OrdenServicio} sale para ${para}.`
        : `La invitación de ${OrdenServicio} ya se había enviado a ${para}. Con --otra-vez se envía de nuevo.`,
    }
  },
})
