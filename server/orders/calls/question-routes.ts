import { questionBody } from '../../../contract/calls/orders.ts'
import { okReply } from '../../../contract/replies.ts'
import { addressLimit } from '../../http/address-limit.ts'
import type { App } from '../../http/app-type.ts'
import { refusalReplies } from '../../http/refusal-replies.ts'
import type { Parts } from '../../parts.ts'
import { getOrder } from '../order-store.ts'

const mostQuestions = 20

/** Keeps a customer's question; another concern's work, named in `routes.ts`. */
export type AskLaboratory = (question: {
  OrdenServicio: string
  Empresa: string
  Correo: string
  mensaje: string
}) => Promise<void>

/**
 * POST /api/pregunta-orden: also after the deadline, after confirming and of a cancelled order, whose
 * customer has most to ask. Source: design §8.
 */
export function questionRoutes(app: App, { db }: Pick<Parts, 'db'>, ask: AskLaboratory) {
  const schema = {
    summary: 'Envía al laboratorio una duda sobre la orden',
    body: questionBody,
    response: { 200: okReply, ...refusalReplies(404, 410) },
  }
  app.post('/api/pregunta-orden', { schema, config: addressLimit(mostQuestions) }, async ({ body }) => {
    const { OrdenServicio, billing } = await getOrder(db, body.idOrden)
    await ask({ OrdenServicio, Empresa: billing.Empresa, Correo: billing.Correo, mensaje: body.mensaje })
    return { ok: true as const }
  })
}
