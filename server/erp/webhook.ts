import type { FastifyBaseLogger } from 'fastify'
import { auditHead } from '../audit/audit-store.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { isoInstant } from '../orders/order-trail.ts'
import type { Parts } from '../parts.ts'
import { forgetNotice, isWaiting, newestNotice, noticeKey, noticeReason } from './notice-store.ts'

interface WebhookOptions {
  /** Milliseconds between two looks at the log. */
  every?: number
}

/**
 * Puts a notice for the ERP at `url` into the outbox whenever the log grew, so that it asks GET /api/erp/cambios. The
 * body carries the newest cursor and no data of an order. The outbox sends it (`deliverNotice`), tries again after
 * failures and restarts, and, with several nodes, sends it once. While one waits no other is made: what it does not
 * tell of is told once it has left, and an ERP that is away for days finds one. Source: design §4.
 */
export function startWebhook(
  parts: Pick<Parts, 'db' | 'now' | 'mailQueued'>,
  { url, log }: { url: string; log: FastifyBaseLogger },
  { every = 2_000 }: WebhookOptions = {},
) {
  const { db, now } = parts
  let told: number | undefined
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  const look = async () => {
    const before = told ?? (await newestNotice(db))
    told = before
    const { seq: cursor } = await auditHead(db)
    if (cursor <= before || (await isWaiting(db, before))) return
    const at = now()
    const notice = {
      clave: noticeKey(cursor),
      para: new URL(url).origin,
      asunto: `Cambios hasta ${cursor}`,
      texto: JSON.stringify({
        tipo: 'cambios',
        cursor,
        emitidoEn: isoInstant(at.round({ smallestUnit: 'second', roundingMode: 'floor' })),
      }),
      motivo: noticeReason,
    }
    await db.transaction().execute((tx) => enqueueMail(tx, notice, at))
    told = cursor
    await forgetNotice(db, before)
    parts.mailQueued?.()
  }
  const schedule = () => {
    if (stopped) return
    timer = setTimeout(() => {
      running = look()
        .catch((cause) => log.warn({ err: cause }, 'the ERP is not told of changes'))
        .then(schedule)
    }, every)
  }
  schedule()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
