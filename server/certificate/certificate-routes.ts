import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { identity } from '../../content/identity.ts'
import { orderBody as params } from '../../contract/calls/orders.ts'
import type { App } from '../http/app-type.ts'
import { refusalReplies } from '../http/refusal-replies.ts'
import { framePolicy } from '../http/security-headers.ts'
import { createTurns } from '../http/turns.ts'
import type { AnswerOrderError } from '../orders/calls/unknown-order-limit.ts'
import { orderNumber, printedOrder } from '../orders/printed-order.ts'
import type { Parts } from '../parts.ts'
import { placedStream } from './placed-stream.ts'
import { createPlaces } from './places.ts'
import { previewDisposition } from './preview-disposition.ts'

const path = '/api/certificado/:idOrden.pdf'
/** Ten documents of 200 sheets at once were more than the server's memory. */
const madeAtOnce = 2
/** Milliseconds in which a reader must take something. */
const patience = 30_000

function announce(reply: FastifyReply, OrdenServicio: string): FastifyReply {
  return reply.type('application/pdf').headers({
    'Content-Disposition': previewDisposition(OrdenServicio),
    'Content-Security-Policy': framePolicy,
  })
}

/** GET and HEAD /api/certificado/:idOrden.pdf: the preview, whatever the order's state. */
export async function certificateRoutes(app: App, parts: Parts, answerError: AnswerOrderError): Promise<void> {
  const { db, now } = parts
  const turn = createTurns()
  const enter = createPlaces(madeAtOnce)
  await app.register(async (scope: App) => {
    scope.setErrorHandler(answerError)
    const schema = { summary: 'La vista previa de los certificados de una orden, en PDF', params }
    const response = refusalReplies(404, 410)
    // Its own, before the one Fastify would make of GET: that one draws the whole document and throws it away.
    scope.head(path, { schema: { ...schema, hide: true, response } }, async ({ params: { idOrden } }, reply) => {
      return announce(reply, await orderNumber(db, idOrden)).send()
    })
    const pdf = { description: 'El documento', content: { 'application/pdf': { schema: z.string() } } }
    scope.get(
      path,
      { schema: { ...schema, response: { 200: pdf, ...response } } },
      async ({ params: { idOrden } }, reply) => {
        const printed = await printedOrder(db, idOrden)
        // Loaded when a first preview is asked for: pdfkit and its fonts take 25 MB and a good part of the start.
        const { certificatePdf } = await import('./certificate-pdf.ts')
        const pieces = certificatePdf({
          ...printed,
          issuer: identity,
          createdAt: now(),
          turn,
        })
        return announce(reply, printed.order.OrdenServicio).send(placedStream(enter, pieces, patience))
      },
    )
  })
}
