import { certificateReply, orderBody, saveInstrumentBody } from '../../../contract/calls/orders.ts'
import { okReply } from '../../../contract/replies.ts'
import type { App } from '../../http/app-type.ts'
import { refusalReplies } from '../../http/refusal-replies.ts'
import { sendJsonText } from '../../http/send-text.ts'
import type { Parts } from '../../parts.ts'
import { getWholeOrder } from '../whole-order-store.ts'
import { certificateReplyOf } from './certificate-reply.ts'
import { readyPages } from './ready-pages.ts'
import { saveInstrument } from './save-instrument.ts'

/** POST /api/datos-certificado and PUT /api/datos-inst-certificado/update-single. */
export function instrumentRoutes(app: App, parts: Parts) {
  const { db, now } = parts
  const read = {
    summary: 'Lee los datos que llevará el certificado de calibración de una orden',
    body: orderBody,
    response: { 200: certificateReply, ...refusalReplies(404, 410) },
  }
  const pages = readyPages(db, (idOrden) => getWholeOrder(db, idOrden))
  app.post('/api/datos-certificado', { schema: read }, async ({ body: { idOrden } }, reply) => {
    const text = await pages(idOrden, now, (page, at) => String(reply.serialize(certificateReplyOf(page, at))))
    return sendJsonText(reply, text)
  })
  const save = {
    summary: 'Guarda los datos de un instrumento; los que no se envían quedan como están',
    body: saveInstrumentBody,
    response: { 200: okReply, ...refusalReplies(403, 404, 410) },
  }
  app.put(
    '/api/datos-inst-certificado/update-single',
    { schema: save },
    async ({ body: { idOrden, idDatoCert, ...sent } }) => {
      await saveInstrument(parts, { idOrden, idDatoCert }, sent)
      return { ok: true as const }
    },
  )
}
