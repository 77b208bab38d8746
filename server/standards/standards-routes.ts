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
import { requireErpToken } from '../http/erp-token.ts'
import { refusalReplies } from '../http/refusal-replies.ts'
import type { Parts } from '../parts.ts'
import { listRoutes } from './list-routes.ts'
import { showStandards } from './show-standards.ts'
import { readSnapshotList } from './snapshot-file.ts'

const erpBodyLimit = 32 * 1024 * 1024

/** The table's calls: what visitors read, and the ERP's whole snapshot. */
export function standardsRoutes(app: App, parts: Parts) {
  const { db, now, settings } = parts
  listRoutes(app, parts)
  app.post(
    '/api/datos-trazabilidad',
    {
      schema: {
        summary: 'Una página de la tabla de patrones, o los de un identificador exacto',
        body: standardsBody,
        response: { 200: standardsReply, ...refusalReplies() },
      },
    },
    ({ body }): Promise<StandardsReply> => showStandards(db, body),
  )

  app.put(
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
      bodyLimit: erpBodyLimit,
      onRequest: requireErpToken(settings.erpToken),
    },
    async ({ body, query }, reply) => {
      // Loaded when a first list comes: what cleans reports takes 10 MB, and a day has few lists.
      const { importStandards } = await import('./import-standards.ts')
      const result = await importStandards(db, readSnapshotList(body), { forzar: query.forzar === '1' }, now())
      if (result.rechazados.length === 0) return result
      return reply.status(400).send({ error: refusals.rejectedRows.error, rechazados: result.rechazados })
    },
  )
}
