import type { Aviso } from '../../../contract/billing-checks/aviso.ts'
import { checkBilling } from '../../../contract/billing-checks/check-billing.ts'
import type { BillingReply } from '../../../contract/calls/orders.ts'
import { type Billing, billingFields } from '../../../contract/order-fields.ts'
import type { Order } from '../order.ts'
import { deadlineReply } from './deadline-reply.ts'
import { remembered } from './remembered.ts'

const keptChecks = 2000
const keptWarnings = remembered<Aviso[]>(keptChecks)

/** As `checkBilling`, remembered by content: an order is read many times for each change. */
function warningsOf(billing: Billing): Aviso[] {
  // No value holds a NUL (contract/text.ts).
  const values = billingFields.map((field) => billing[field]).join('\u0000')
  return keptWarnings(values, () => checkBilling(billing))
}

/** What POST /api/datos-factura answers. Source: design §7. */
export function billingReplyOf(order: Order, diasHabiles: string[], now: Temporal.Instant): BillingReply {
  const { billing, recibido, tocados } = order
  return {
    idOrden: order.idOrden,
    OrdenServicio: order.OrdenServicio,
    ...billing,
    avisos: warningsOf(billing),
    ...deadlineReply(order, now),
    diasHabiles,
    recibido: Object.fromEntries(tocados.map((field) => [field, recibido[field]])),
  }
}
