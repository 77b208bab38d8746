import { Refusal } from '../refusal.ts'
import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it counts among those that are being worked at. */
    isWorkedAt: boolean
  }
}

export interface OverloadLimits {
  /** Requests being worked at, at once: on SQLite, where saves follow each other, this many wait about a second. */
  most: number
  /** Milliseconds by which the process may be behind its own clock, twice in a row. */
  latest: number
}

const overloadLimits: OverloadLimits = { most: 200, latest: 1000 }

const lookEvery = 100

/**
 * Milliseconds by which this process was behind at both of its last two looks: one long piece of work is no overload.
 */
function measureDelay(): { now: () => number; stop: () => void } {
  let due = performance.now() + lookEvery
  let last = 0
  let before = 0
  const timer = setInterval(() => {
    const at = performance.now()
    before = last
    last = Math.max(0, at - due)
    due = at + lookEvery
  }, lookEvery)
  timer.unref()
  return { now: () => Math.min(last, before), stop: () => clearInterval(timer) }
}

/**
 * Refuses with 503 and Retry-After what would only wait: a queue that grows makes everybody late and nobody served.
 * Counted from when a request has arrived whole until its answer is ready, so that whoever sends or reads slowly takes
 * no place. GET /api/salud is always answered: an overloaded server is alive.
 */
export function shedOverload(app: App, limits: OverloadLimits = overloadLimits): void {
  const delay = measureDelay()
  let count = 0
  const isTooMuch = (url: string) =>
    (count >= limits.most || delay.now() > limits.latest) && !url.startsWith('/api/salud')

  app.decorateRequest('isWorkedAt', false)
  app.addHook('onClose', async () => delay.stop())
  app.addHook('onRequest', (request, _reply, done) => {
    done(isTooMuch(request.url) ? new Refusal('overloaded') : undefined)
  })
  // Again, since many may have come in while their bodies were on the way.
  app.addHook('preHandler', (request, _reply, done) => {
    // A page that is not there passes here twice: for its address, and for the page that says so.
    if (request.isWorkedAt) return done()
    if (isTooMuch(request.url)) return done(new Refusal('overloaded'))
    request.isWorkedAt = true
    count += 1
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.isWorkedAt) count -= 1
    request.isWorkedAt = false
    done(null, payload)
  })
}
