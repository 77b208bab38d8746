import type { Db } from '../../database/tables.ts'
import type { OutboxMail } from '../../mail/outbox-mail.ts'
import { deadlineWords } from '../deadline/deadline-words.ts'
import type { Order } from '../order.ts'
import { type OrderState, orderState } from '../order-state.ts'
import { findOrderByNumber } from '../order-store.ts'

interface Rule {
  /** The state in which the mail says something true. */
  state: OrderState
  /** What its text must still hold. */
  says: ((order: Order) => string)[]
}

const link = ({ idOrden }: Order) => idOrden
const deadline = ({ fechaLimite }: Order) => deadlineWords(fechaLimite)

/** By `motivo`; what is not here (receipts, messages) is sent whatever happened. */
const rules: Record<string, Rule> = {
  // An earlier deadline than the order's hurries its reader; none at all would leave him without the link.
  invitacion: { state: 'abierta', says: [link] },
  recordatorio: { state: 'abierta', says: [link, deadline] },
  vencimiento: { state: 'vencida', says: [link, deadline] },
  vencida: { state: 'vencida', says: [deadline] },
}

/**
 * Why a mail about an order no longer holds when its turn comes, perhaps days after it was stored: the order is in
 * another state, its link was replaced, or its deadline moved. Undefined where it is to be sent.
 */
export async function whyMailNotDue(
  db: Db,
  { motivo, OrdenServicio, texto }: Pick<OutboxMail, 'motivo' | 'OrdenServicio' | 'texto'>,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const rule = rules[motivo]
  if (!rule || OrdenServicio === undefined) return undefined
  const order = await findOrderByNumber(db, OrdenServicio)
  if (!order) return 'La orden ya no existe.'
  const state = orderState(order, now)
  if (state !== rule.state) return `La orden está ${state}.`
  return rule.says.every((says) => texto.includes(says(order)))
    ? undefined
    : 'El enlace o la fecha límite ya son otros.'
}
