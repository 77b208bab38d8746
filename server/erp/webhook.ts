import type { FastifyBaseLogger } from 'fastify'
import { newestAuditSeq } from '../audit/audit-head-store.ts'
import type { Db } from '../database/tables.ts'

export interface WebhookOptions {
  /** Milliseconds between two looks at the log. */
  every?: number
  /** Most milliseconds between two tries after failures. */
  longestPause?: number
}

const answerWithin = 10_000

async function notify(url: string, cursor: number): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tipo: 'cambios', cursor }),
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithin),
  })
  await reply.body?.cancel()
  if (!reply.ok) throw new Error(`the webhook answered ${reply.status}`)
}

/**
 * Tells the ERP at `url` that the log grew, so that it asks GET /api/erp/cambios. The body carries the newest cursor
 * and no data of an order. Many changes at once make one notice; a failed one is tried again, ever more slowly; after a
 * restart one notice more is sent. Source: design §4.
 */
export function startWebhook(
  { db, log }: { db: Db; log: FastifyBaseLogger },
  url: string,
  { every = 2_000, longestPause = 300_000 }: WebhookOptions = {},
) {
  let told = 0
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  const look = async () => {
    try {
      const newest = await newestAuditSeq(db)
      if (newest > told) {
        await notify(url, newest)
        told = newest
      }
      failures = 0
    } catch (cause) {
      failures += 1
      log.warn({ err: cause, failures }, 'the ERP was not told of changes')
    }
  }
  const schedule = () => {
    if (stopped) return
    timer = setTimeout(
      () => {
        running = look().then(schedule)
      },
      Math.min(every * 2 ** failures, longestPause),
    )
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
