import { identity } from '../../content/identity.ts'
import type { Mail } from '../mail/enqueue-mail.ts'
import { mailReceivers } from './mail-receivers.ts'
import type { Order } from './order.ts'
import { orderLink } from './order-link.ts'
import { spokenInstant } from './spoken-instant.ts'

// A subject is one line; whatever the ERP put into a number must not break it.
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

export interface InvitationOptions {
  baseUrl: string
  instruments: number
  /** Set to send the same invitation once more. */
  again?: Temporal.Instant | undefined
}

/** The mail with the customer's link. Its key: the same order, deadline and addresses are written to once. */
export function invitationMail(order: Order, { baseUrl, instruments, again }: InvitationOptions): Mail {
  const { OrdenServicio, fechaLimite, billing } = order
  const para = mailReceivers(billing.Correo)
  const count = instruments === 1 ? 'un instrumento' : `${instruments} instrumentos`
  return {
    clave: [
      'invitacion',
      OrdenServicio,
      fechaLimite.epochMilliseconds,
      para,
      ...(again ? [again.epochMilliseconds] : []),
    ].join(':'),
    para,
    asunto: oneLine(`Confirma los datos de tu orden ${OrdenServicio}`),
    texto: [
      `Recibimos tu orden ${OrdenServicio} para calibrar ${count}.`,
      '',
      'Antes de empezar, revisa los datos de tu factura y los que aparecerán en el certificado de calibración:',
      orderLink(baseUrl, order.idOrden),
      '',
      `Tienes hasta el ${spokenInstant(fechaLimite)} para corregirlos y confirmarlos. Después ya no se pueden modificar: el servicio sigue con la información que tenemos y los cambios posteriores pueden tener costo.`,
      '',
      'Quien tenga este enlace puede ver y cambiar los datos; compártelo solo con quien deba revisarlos.',
      '',
      `Si tienes una duda, escríbenos desde el mismo enlace o llámanos: ${identity.telefono.texto}.`,
      '',
      identity.nombre,
    ].join('\n'),
    motivo: 'invitacion',
    OrdenServicio,
    responderA: identity.correo,
  }
}
