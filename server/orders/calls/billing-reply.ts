import { checkBilling } from '../../../contract/billing-checks/check-billing.ts'
import type { BillingReply } from '../../../contract/calls/orders.ts'
import { type Billing, billingFields } from '../../../contract/order-fields.ts'
import { deadlineReply } from '../deadline/deadline-reply.ts'
import type { Order } from '../order.ts'
import { remembered } from './remembered.ts'

const keptChecks = 2000
const separator = '\u0000'
// By content: an order is read many times for each change. No value holds a NUL (contract/text.ts).
const checked = remembered(keptChecks, (values) => {
  const split = values.split(separator)
  return checkBilling(Object.fromEntries(billingFields.map((field, place) => [field, split[place] ?? ''])) as Billing)
})

/** What POST /api/datos-factura answers. Source: design §7. */
export function billingReplyOf(order: Order, diasHabiles: string[], now: Temporal.Instant): BillingReply {
  const { billing, recibido, tocados } = order
  return {
    idOrden: order.idOrden,
    OrdenServicio: order.OrdenServicio,
    ...billing,
    avisos: checked(billingFields.map((field) => billing[field]).join(separator)),
    ...deadlineReply(order, now),
    diasHabiles,
    recibido: Object.fromEntries(tocados.map((field) => [field, recibido[field]])),
  }
}
