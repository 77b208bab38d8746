import { confirmReply, orderBody, surveyBody } from '../../../contract/calls/orders.ts'
import { okReply } from '../../../contract/replies.ts'
import type { App } from '../../http/app-type.ts'
import { refusalReplies } from '../../http/refusal-replies.ts'
import type { Parts } from '../../parts.ts'
import { answerSurvey } from './answer-survey.ts'
import { confirmOrder } from './confirm-order.ts'
import { isoTime } from './deadline-reply.ts'

/** PUT /api/update-encuesta-bitacora and POST /api/confirmar-orden. */
export function confirmationRoutes(app: App, parts: Parts) {
  const survey = {
    summary: 'Guarda la encuesta de calidad; otra vez antes de confirmar la sustituye',
    body: surveyBody,
    response: { 200: okReply, ...refusalReplies(403, 404, 410) },
  }
  app.put('/api/update-encuesta-bitacora', { schema: survey }, async ({ body: { idOrden, ...answer } }) => {
    await answerSurvey(parts, idOrden, answer)
    return { ok: true as const }
  })
  const confirm = {
    summary: 'Confirma la orden; otra vez responde lo mismo',
    body: orderBody,
    response: { 200: confirmReply, ...refusalReplies(403, 404, 410) },
  }
  app.post('/api/confirmar-orden', { schema: confirm }, async ({ body: { idOrden } }) => {
    const confirmadaEn = isoTime(await confirmOrder(parts, idOrden))
    return { ok: true as const, confirmed: true as const, confirmadaEn }
  })
}
