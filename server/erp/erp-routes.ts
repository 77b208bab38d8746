import { erpChangesQuery, erpChangesReply, erpOrdersBody, importReply } from '../../contract/calls/erp.ts'
import { errorReply } from '../../contract/replies.ts'
import { listChanges } from '../audit/audit-store.ts'
import type { App } from '../http/app-type.ts'
import { requireErpToken } from '../http/erp-token.ts'
import { readOrderList } from '../orders/import-json.ts'
import { importOrders } from '../orders/import-orders.ts'
import { isoInstant } from '../orders/order-trail.ts'
import type { Parts } from '../parts.ts'

const bodyLimit = 32 * 1024 * 1024
const changesAtOnce = 500

/** What the ERP calls about orders: it hands them in and asks what became of them. Source: design §7. */
export function erpRoutes(app: App, { db, now, settings }: Parts) {
  const { closedDays, baseUrl, erpToken } = settings
  const onRequest = requireErpToken(erpToken)
  const refused = { 400: errorReply, 401: errorReply, 404: errorReply }

  app.put(
    '/api/erp/ordenes',
    {
      schema: { body: erpOrdersBody, response: { 200: importReply, ...refused, 413: errorReply } },
      bodyLimit,
      onRequest,
    },
    ({ body }) => importOrders(db, readOrderList(body), { quien: 'erp', now: now(), closedDays, baseUrl }),
  )

  app.get(
    '/api/erp/cambios',
    { schema: { querystring: erpChangesQuery, response: { 200: erpChangesReply, ...refused } }, onRequest },
    async ({ query }) => {
      const desde = Number(query.desde)
      const entries = await listChanges(db, desde, changesAtOnce)
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
