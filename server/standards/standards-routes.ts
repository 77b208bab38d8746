import type { FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import {
  forceQuery,
  type StandardsReply,
  standardsBody,
  standardsImportReply,
  standardsRejectedReply,
  standardsReply,
  standardsSnapshot,
} from '../../contract/calls/standards.ts'
import { refusals } from '../../contract/refusals.ts'
import type { App } from '../http/app-type.ts'
import { bodyChunks } from '../http/body-chunks.ts'
import { requireErpToken } from '../http/erp-token.ts'
import { refusalReplies } from '../http/refusal-replies.ts'
import { sendJsonText } from '../http/send-text.ts'
import type { Parts } from '../parts.ts'
import { importApart } from './import-apart.ts'
import { listRoutes } from './list-routes.ts'
import { readyStandards } from './ready-standards.ts'

const erpBodyLimit = 32 * 1024 * 1024

/** The table's calls: what visitors read, and the ERP's whole snapshot. */
export async function standardsRoutes(app: App, parts: Parts): Promise<void> {
  const { db, now, settings } = parts
  listRoutes(app, parts)
  const pages = readyStandards(db)
  app.post(
    '/api/datos-trazabilidad',
    {
      schema: {
        summary: 'Una página de la tabla de patrones, o los de un identificador exacto',
        body: standardsBody,
        response: { 200: standardsReply, ...refusalReplies() },
      },
    },
    async ({ body }, reply) =>
      sendJsonText(reply, await pages(body, (page: StandardsReply) => String(reply.serialize(page)))),
  )

  await app.register(async (scope: App) => {
    // As it came: read here, a list of 32 MiB would hold every visitor up.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', (_request: FastifyRequest, payload: FastifyRequest['raw']) =>
      bodyChunks(payload, erpBodyLimit, {
        patrones: 'Pasa de 32 MiB. Publica la lista desde un archivo: patrones importar.',
      }),
    )
    scope.put(
      '/api/erp/patrones',
      {
        schema: {
          summary: 'Recibe del ERP la tabla completa de patrones',
          security: [{ erp: [] }],
          body: standardsSnapshot,
          querystring: forceQuery,
          response: {
            200: standardsImportReply,
            ...refusalReplies(401, 404, 409),
            400: standardsRejectedReply,
          },
        },
        validatorCompiler: (route) => (route.httpPart === 'body' ? () => true : validatorCompiler(route as never)),
        onRequest: requireErpToken(settings.erpToken),
      },
      async ({ body, query }, reply) => {
        // The route's type says what the bytes hold.
        const chunks = body as unknown as Uint8Array[]
        const result = await importApart(db, chunks, { forzar: query.forzar === '1' }, now())
        if (result.rechazados.length === 0) return result
        return reply.status(400).send({ error: refusals.rejectedRows.error, rechazados: result.rechazados })
      },
    )
  })
}
