import { billingReply, orderBody, saveBillingBody } from '../../../contract/calls/orders.ts'
import { okReply } from '../../../contract/replies.ts'
import type { App } from '../../http/app-type.ts'
import { refusalReplies } from '../../http/refusal-replies.ts'
import { sendJsonText } from '../../http/send-text.ts'
import type { Parts } from '../../parts.ts'
import { getOrder } from '../order-store.ts'
import { billingReplyOf } from './billing-reply.ts'
import { windowDays } from './deadline-reply.ts'
import { readyPages } from './ready-pages.ts'
import { saveBilling } from './save-billing.ts'

/** POST and PUT /api/datos-factura. */
export function billingRoutes(app: App, parts: Parts) {
  const { db, now, settings } = parts
  const daysOf = windowDays(settings.closedDays)
  const read = {
    summary: 'Lee los datos de facturación de una orden',
    body: orderBody,
    response: { 200: billingReply, ...refusalReplies(404, 410) },
  }
  const pages = readyPages(db, async (idOrden) => ({ order: await getOrder(db, idOrden) }))
  app.post('/api/datos-factura', { schema: read }, async ({ body: { idOrden } }, reply) => {
    const text = await pages(idOrden, now, ({ order }, at) =>
      String(reply.serialize(billingReplyOf(order, daysOf(order), at))),
    )
    return sendJsonText(reply, text)
  })
  const save = {
    summary: 'Guarda los datos de facturación que se envían; los demás quedan como están',
    body: saveBillingBody,
    response: { 200: okReply, ...refusalReplies(403, 404, 410) },
  }
  app.put('/api/datos-factura', { schema: save }, async ({ body: { idOrden, ...sent } }) => {
    await saveBilling(parts, idOrden, sent)
    return { ok: true as const }
  })
}
