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
import { errorReply } from '../../contract/replies.ts'
import type { App } from '../http/app-type.ts'
import { requireErpToken } from '../http/erp-token.ts'
import type { Parts } from '../parts.ts'
import { importStandards } from './import-standards.ts'
import { showStandards } from './show-standards.ts'

const erpBodyLimit = 32 * 1024 * 1024

/** The table's calls: what visitors read, and the ERP's whole snapshot. */
export function standardsRoutes(app: App, { db, now, settings }: Parts) {
  app.post(
    '/api/datos-trazabilidad',
    { schema: { body: standardsBody, response: { 200: standardsReply, 400: errorReply } } },
    ({ body }): Promise<StandardsReply> => showStandards(db, body),
  )

  app.put(
    '/api/erp/patrones',
    {
      schema: {
        body: standardsSnapshot,
        querystring: forceQuery,
        response: {
          200: standardsImportReply,
          400: standardsRejectedReply,
          401: errorReply,
          404: errorReply,
          409: errorReply,
        },
      },
      bodyLimit: erpBodyLimit,
      onRequest: requireErpToken(settings.erpToken),
    },
    async ({ body, query }, reply) => {
      const rows = body.map((values, index) => ({ renglon: index + 1, values }))
      const result = await importStandards(db, rows, { forzar: query.forzar === '1' }, now())
      if (result.rechazados.length === 0) return result
      return reply.status(400).send({ error: refusals.rejectedRows.error, rechazados: result.rechazados })
    },
  )
}
