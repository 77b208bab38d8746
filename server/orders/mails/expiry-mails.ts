import { identity } from '../../../content/identity.ts'
import type { Mail } from '../../mail/enqueue-mail.ts'
import { blankValue, paragraph } from '../../mail/letter.ts'
import { oneLine } from '../../mail/one-line.ts'
import { writtenLetter } from '../../mail/written-letter.ts'
import { orderLink } from '../order-link.ts'
import { aboutOrder, deadlineCell, reachUs } from './letter-parts.ts'
import { answersTo, mailReceivers } from './mail-receivers.ts'
import type { TimedOrder } from './timed-order-store.ts'

const key = (kind: string, { OrdenServicio, fechaLimite }: TimedOrder) =>
  `${kind}:${OrdenServicio}:${fechaLimite.epochMilliseconds}`

/** The laboratory's note is stored for each lapsed deadline: where it is, the customer's was seen to. */
export const lapseKey = (order: TimedOrder) => key('vencida', order)

/** To the customer who had the link and did not confirm. */
export function lapseMail(order: TimedOrder, baseUrl: string): Mail {
  const { idOrden, OrdenServicio, Correo, fechaLimite } = order
  return {
    clave: key('vencimiento', order),
    para: mailReceivers(Correo),
    responderA: identity.correo,
    asunto: oneLine(`Orden ${OrdenServicio}: venció el plazo para confirmar tus datos`),
    ...writtenLetter({
      about: aboutOrder(OrdenServicio),
      title: 'Venció el plazo',
      blocks: [
        paragraph(
          'Los datos de tu orden no se confirmaron a tiempo y en el enlace ya no se pueden modificar. El servicio sigue con la información que tenemos; un cambio posterior puede tener costo.',
        ),
        { kind: 'cells', cells: [deadlineCell(fechaLimite)] },
        paragraph(
          `Si algo no está bien, llámanos hoy mismo al ${identity.telefono.texto}: quizá aún estemos a tiempo.`,
        ),
        { kind: 'action', label: 'Consultar los datos', href: orderLink(baseUrl, idOrden) },
        reachUs(),
      ],
    }),
    motivo: 'vencimiento',
    OrdenServicio,
  }
}

/** To the laboratory, without the secret link. `wasSent`: whether the customer got the link by `ordenes enviar`. */
export function lapseNotice(order: TimedOrder, wasSent: boolean): Mail {
  const { OrdenServicio, Empresa, Correo, fechaLimite } = order
  return {
    clave: lapseKey(order),
    para: identity.correo,
    ...answersTo(Correo),
    asunto: oneLine(`Orden ${OrdenServicio} vencida sin confirmar`),
    ...writtenLetter({
      about: aboutOrder(OrdenServicio),
      title: 'Venció sin confirmar',
      blocks: [
        {
          kind: 'cells',
          cells: [
            deadlineCell(fechaLimite),
            { label: 'Empresa', value: Empresa || blankValue },
            { label: 'Correo', value: Correo || blankValue },
          ],
        },
        paragraph(
          wasSent
            ? 'El cliente recibió el enlace y un aviso de que venció.'
            : 'El enlace no llegó al cliente desde aquí, así que a él no se le avisó.',
        ),
        {
          kind: 'cells',
          cells: [
            {
              label: 'Para darle más tiempo',
              value: `npm run lab -- ordenes prorrogar ${OrdenServicio} --hasta FECHA`,
            },
          ],
        },
      ],
    }),
    motivo: 'vencida',
    OrdenServicio,
  }
}
