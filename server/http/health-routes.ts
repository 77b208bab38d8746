import { sql } from 'kysely'
import { healthReply } from '../../contract/calls/health.ts'
import { okReply } from '../../contract/replies.ts'
import type { Parts } from '../parts.ts'
import type { App } from './app-type.ts'

/**
 * GET /api/salud: 200 while the database answers, else 503: whether to send people here. GET /api/salud/viva:
 * 200 while the process answers at all: whether to start it anew, which is of no use while the database is away.
 */
export function healthRoutes(app: App, { db, engine, version }: Parts) {
  const schema = {
    summary: 'Dice si el servicio y su base de datos responden',
    response: { 200: healthReply, 503: healthReply },
  }
  app.get('/api/salud', { schema }, async (request, reply) => {
    const ok = await sql`select 1`.execute(db).then(
      () => true,
      (cause: unknown) => {
        request.log.warn({ err: cause }, 'database away')
        return false
      },
    )
    if (!ok) reply.header('Retry-After', '2')
    return reply.status(ok ? 200 : 503).send({ ok, baseDeDatos: engine, version })
  })
  const alive = { summary: 'Dice si el proceso responde, con base de datos o sin ella', response: { 200: okReply } }
  app.get('/api/salud/viva', { schema: alive }, () => ({ ok: true as const }))
}
