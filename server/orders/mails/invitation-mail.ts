import { identity } from '../../../content/identity.ts'
import type { Mail } from '../../mail/enqueue-mail.ts'
import { type Letter, paragraph } from '../../mail/letter.ts'
import { oneLine } from '../../mail/one-line.ts'
import { writtenLetter } from '../../mail/written-letter.ts'
import { linkFingerprint } from '../corrections/link-fingerprint.ts'
import { shortDeadline } from '../deadline/deadline-words.ts'
import type { Order } from '../order.ts'
import { orderLink } from '../order-link.ts'
import { deadlineEvent } from './deadline-event.ts'
import { aboutOrder, deadlineCell, keepTheLink, reachUs, whatFollows, whyGenuine } from './letter-parts.ts'

interface InvitationOptions {
  baseUrl: string
  instruments: number
  /** Addresses, separated by commas. */
  para: string
  now: Temporal.Instant
}

/**
 * What every invitation to this version of an order, by its link and for this deadline, is stored under, and an instant
 * behind it.
 */
export const invitationKey = ({ OrdenServicio, fechaLimite, version, idOrden }: Order) =>
  `invitacion:${OrdenServicio}:${fechaLimite.epochMilliseconds}:${version}:${linkFingerprint(idOrden)}:`

const whatIsAsked =
  'Te pedimos revisar los datos de tu factura y los que se imprimirán en el certificado de calibración, corregir los que no estén bien y confirmarlos. Toma unos minutos.'

function opening({ OrdenServicio, version }: Order, instruments: number): string {
  const count = instruments === 1 ? 'un instrumento' : `${instruments} instrumentos`
  return version > 1
    ? `Abrimos otra vez los datos que habías confirmado de tu orden ${OrdenServicio}, para calibrar ${count}.`
    : `Recibimos tu orden ${OrdenServicio} para calibrar ${count}.`
}

function letter(order: Order, options: InvitationOptions): Letter {
  const { OrdenServicio, idOrden, fechaLimite, billing, version } = order
  const { baseUrl, instruments } = options
  const { Empresa, Pedido } = billing
  return {
    about: aboutOrder(OrdenServicio),
    title: version > 1 ? 'Confirma otra vez tus datos' : 'Revisa y confirma tus datos',
    blocks: [
      paragraph(`${opening(order, instruments)} ${whatIsAsked}`),
      {
        kind: 'cells',
        cells: [
          deadlineCell(fechaLimite),
          { label: 'Empresa', value: Empresa },
          ...(Pedido.trim() === '' ? [] : [{ label: 'Pedido', value: Pedido }]),
        ],
      },
      { kind: 'action', label: 'Revisar y confirmar', href: orderLink(baseUrl, idOrden) },
      whatFollows,
      keepTheLink,
      whyGenuine({ Pedido, baseUrl }),
      reachUs(),
    ],
  }
}

/** The mail with the customer's link, and the deadline for his calendar. */
export function invitationMail(order: Order, options: InvitationOptions): Mail {
  const { OrdenServicio, fechaLimite } = order
  const { para, baseUrl, now } = options
  return {
    clave: `${invitationKey(order)}${now.epochMilliseconds}`,
    para,
    asunto: oneLine(`Orden ${OrdenServicio}: confirma tus datos antes del ${shortDeadline(fechaLimite)}`),
    ...writtenLetter(letter(order, options)),
    adjuntos: [deadlineEvent(order, baseUrl, now)],
    motivo: 'invitacion',
    OrdenServicio,
    responderA: identity.correo,
  }
}
