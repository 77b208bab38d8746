import { identity } from '../../../content/identity.ts'
import type { Mail } from '../../mail/enqueue-mail.ts'
import { paragraph } from '../../mail/letter.ts'
import { oneLine } from '../../mail/one-line.ts'
import { writtenLetter } from '../../mail/written-letter.ts'
import { shortDeadline } from '../deadline/deadline-words.ts'
import { orderLink } from '../order-link.ts'
import { aboutOrder, deadlineCell, keepTheLink, reachUs, whatFollows } from './letter-parts.ts'
import { mailReceivers } from './mail-receivers.ts'
import type { TimedOrder } from './timed-order-store.ts'

// An order that is extended gets others for its new deadline.
export const reminderKey = ({ OrdenServicio, fechaLimite }: TimedOrder, name: string) =>
  `recordatorio:${OrdenServicio}:${fechaLimite.epochMilliseconds}:${name}`

/** To who has the link and has not confirmed. `name` tells the reminders of one deadline apart. */
export function reminderMail(order: TimedOrder, name: string, baseUrl: string): Mail {
  const { idOrden, OrdenServicio, Correo, fechaLimite } = order
  return {
    clave: reminderKey(order, name),
    para: mailReceivers(Correo),
    responderA: identity.correo,
    asunto: oneLine(`Recordatorio: el plazo de la orden ${OrdenServicio} vence el ${shortDeadline(fechaLimite)}`),
    ...writtenLetter({
      about: aboutOrder(OrdenServicio),
      title: 'Tus datos siguen sin confirmar',
      blocks: [
        paragraph(
          'Revisa los datos de tu factura y de tu certificado de calibración, corrige los que no estén bien y confírmalos antes de la fecha límite.',
        ),
        { kind: 'cells', cells: [deadlineCell(fechaLimite)] },
        { kind: 'action', label: 'Revisar y confirmar', href: orderLink(baseUrl, idOrden) },
        whatFollows,
        keepTheLink,
        reachUs(),
      ],
    }),
    motivo: 'recordatorio',
    OrdenServicio,
  }
}
