import type { AuditNote } from '../../audit/audit-entry.ts'
import type { Db, Tx } from '../../database/tables.ts'
import { enqueueMail, type Mail } from '../../mail/enqueue-mail.ts'
import { withdrawWaiting } from '../../mail/outbox-store.ts'
import { findNewestMail } from '../../mail/sent-mail-store.ts'
import type { Parts } from '../../parts.ts'
import { refuse } from '../../refusal.ts'
import { extendHeldDeadline } from '../corrections/extend-deadline.ts'
import { isLastDay } from '../deadline/business-days-before.ts'
import { deadlineFor } from '../deadline/deadline.ts'
import { listInstruments } from '../instrument-store.ts'
import type { Order } from '../order.ts'
import { orderState, requireUnsettled } from '../order-state.ts'
import { getOrderByNumber, lockOrderByNumber } from '../order-store.ts'
import { checkedAddresses, type RefusedAddress } from './checked-addresses.ts'
import { invitationKey, invitationMail } from './invitation-mail.ts'

type SendParts = Pick<Parts, 'db' | 'now' | 'settings' | 'mailQueued'>

export interface SendOptions {
  /** Also where it was sent before. */
  again?: boolean
  /** Where less than one business day is left, the deadline is counted anew from now. */
  renew?: boolean
  /** Also where less than one business day is left. */
  anyway?: boolean
  /** Who of the laboratory sends: the log keeps it with a deadline that is counted anew. */
  note?: AuditNote
}

export interface Invitation {
  /** With its deadline as the mail says it. */
  order: Order
  /** Addresses, separated by commas: of this mail, or of the one that was sent before. */
  para: string
  /** Addresses of its Correo that no mail goes to. */
  refused: RefusedAddress[]
  /** False when it had been sent before. */
  isNew: boolean
  /** Whether the deadline was counted anew. */
  isRenewed: boolean
}

/** The addresses that a mail of this order goes to. @throws Refusal `noAddress` */
function receivers({ billing: { Correo } }: Order): { para: string; refused: RefusedAddress[] } {
  const { usable, refused } = checkedAddresses(Correo)
  if (usable.length === 0)
    refuse(
      'noAddress',
      refused.length === 0
        ? { Correo: 'Está vacío.' }
        : Object.fromEntries(refused.map(({ direccion, motivo }) => [direccion, motivo])),
    )
  return { para: usable.join(', '), refused }
}

/** Those to whom the link was sent for this deadline; undefined when it is to be sent. @throws Refusal `refusedMail` */
async function sentBefore(tx: Tx, order: Order, para: string): Promise<string | undefined> {
  const earlier = await findNewestMail(tx, order.OrdenServicio, 'invitacion')
  if (!earlier?.clave.startsWith(invitationKey(order))) return undefined
  const arrives = earlier.estado === 'pendiente' || earlier.estado === 'enviado'
  if (arrives) return earlier.para
  if (earlier.para !== para) return undefined
  return refuse('refusedMail', { [para]: earlier.ultimoError ?? '' })
}

/**
 * `order` as its mail says it: with the deadline counted anew where that is asked for and due.
 * @throws Refusal `lapsedOrder`, `alreadyConfirmed`, `alreadyCancelled`
 */
function withDeadline(
  order: Order,
  { renew = false }: SendOptions,
  at: Temporal.Instant,
  closedDays: ReadonlySet<string>,
) {
  const isRenewed = renew && isLastDay(order.fechaLimite, at, closedDays)
  const fechaLimite = isRenewed ? deadlineFor(at, closedDays) : order.fechaLimite
  requireUnsettled(order)
  if (orderState({ ...order, fechaLimite }, at) === 'vencida') refuse('lapsedOrder')
  return { ...order, fechaLimite }
}

async function mailOf(db: Db, order: Order, para: string, at: Temporal.Instant, baseUrl: string): Promise<Mail> {
  const { length } = await listInstruments(db, order.idOrden)
  return invitationMail(order, { baseUrl, instruments: length, para, now: at })
}

/**
 * Puts the mail with an open order's link into the outbox, never twice for one deadline unless `again` says so, and not
 * where less than one business day is left unless `renew` or `anyway` does; the order is held meanwhile, so that two
 * who send at once send one.
 * @throws Refusal `unknownNumber`, `alreadyConfirmed`, `lapsedOrder`, `alreadyCancelled`, `noAddress`, `tooLate`,
 * `refusedMail`
 */
export async function sendInvitation(
  parts: SendParts,
  OrdenServicio: string,
  options: SendOptions,
): Promise<Invitation> {
  const { closedDays, baseUrl } = parts.settings
  const sent = await parts.db.transaction().execute(async (tx) => {
    const stored = await lockOrderByNumber(tx, OrdenServicio)
    const at = parts.now()
    const order = withDeadline(stored, options, at, closedDays)
    const { para, refused } = receivers(order)
    const before = options.again ? undefined : await sentBefore(tx, order, para)
    if (before !== undefined) return { order, para: before, refused, isNew: false, isRenewed: false }
    if (!options.anyway && isLastDay(order.fechaLimite, at, closedDays)) refuse('tooLate')
    const isRenewed = order.fechaLimite !== stored.fechaLimite
    if (isRenewed) await extendHeldDeadline(tx, stored, order.fechaLimite, at, options.note)
    const mail = await mailOf(tx, order, para, at, baseUrl)
    const isNew = await enqueueMail(tx, mail, at)
    await withdrawWaiting(tx, { OrdenServicio, motivo: mail.motivo, besides: mail.clave }, at)
    return { order, para, refused, isNew, isRenewed }
  })
  if (sent.isNew) parts.mailQueued?.()
  return sent
}

/**
 * The mail that `sendInvitation` would send now, whether or not one was sent before or little time is left; nothing is
 * written.
 * @throws Refusal `unknownNumber`, `alreadyConfirmed`, `lapsedOrder`, `alreadyCancelled`, `noAddress`
 */
export async function previewInvitation(
  { db, now, settings }: SendParts,
  OrdenServicio: string,
  options: SendOptions,
): Promise<{ mail: Mail; refused: RefusedAddress[] }> {
  const stored = await getOrderByNumber(db, OrdenServicio)
  const at = now()
  const order = withDeadline(stored, options, at, settings.closedDays)
  const { para, refused } = receivers(order)
  return { mail: await mailOf(db, order, para, at, settings.baseUrl), refused }
}
