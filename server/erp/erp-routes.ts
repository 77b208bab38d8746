import { erpChangesQuery, erpChangesReply, erpOrdersBody, importReply } from '../../contract/calls/erp.ts'
import { auditHead, listChanges } from '../audit/audit-store.ts'
import type { App } from '../http/app-type.ts'
import { requireErpToken } from '../http/erp-token.ts'
import { refusalReplies } from '../http/refusal-replies.ts'
import { readOrderList } from '../orders/import/import-json.ts'
import { importOrders } from '../orders/import/import-orders.ts'
import { isoInstant } from '../orders/order-trail.ts'
import type { Parts } from '../parts.ts'
import { refuse } from '../refusal.ts'

const bodyLimit = 32 * 1024 * 1024
const changesAtOnce = 500

/** What the ERP calls about orders: it hands them in and asks what became of them. Source: design §7. */
export function erpRoutes(app: App, { db, now, settings }: Parts) {
  const { closedDays, baseUrl, erpToken } = settings
  const onRequest = requireErpToken(erpToken)
  const refused = refusalReplies(401, 404)
  const security = [{ erp: [] }]

  app.put(
    '/api/erp/ordenes',
    {
      schema: {
        summary: 'Recibe órdenes del ERP; otra vez las mismas no cambia nada',
        security,
        body: erpOrdersBody,
        response: { 200: importReply, ...refused },
      },
      bodyLimit,
      onRequest,
    },
    ({ body }) => importOrders(db, readOrderList(body), { quien: 'erp', now: now(), closedDays, baseUrl }),
  )

  app.get(
    '/api/erp/cambios',
    {
      schema: {
        summary: 'Lo que cambió en las órdenes después de un cursor: cada cambio una vez, en orden',
        security,
        querystring: erpChangesQuery,
        response: { 200: erpChangesReply, ...refusalReplies(401, 404, 409) },
      },
      onRequest,
    },
    async ({ query }) => {
      const desde = Number(query.desde)
      const entries = await listChanges(db, desde, changesAtOnce)
      // After a backup was restored the log grows again up to that cursor: what is on the way there would be missed.
      if (entries.length === 0 && desde > (await auditHead(db)).seq) refuse('cursorAhead')
      const cambios = entries.map(({ seq, idDatoCert, campo, antes, despues, cuando, OrdenServicio, tipo, quien }) => ({
        cursor: seq,
        OrdenServicio,
        tipo,
        campo: campo ?? null,
        antes: antes ?? null,
        despues: despues ?? null,
        cuando: isoInstant(cuando),
        quien,
        idDatoCert: idDatoCert ?? null,
      }))
      return { cambios, siguiente: cambios.at(-1)?.cursor ?? desde }
    },
  )
}
