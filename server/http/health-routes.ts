import { sql } from 'kysely'
import { healthReply } from '../../contract/calls/health.ts'
import type { Parts } from '../parts.ts'
import type { App } from './app-type.ts'

/** GET /api/salud: 200 while the database answers, else 503. */
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
}
