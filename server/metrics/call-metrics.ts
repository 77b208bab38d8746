import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { App } from '../http/app-type.ts'

/** What a monitor reads of this process: memory, event loop, and each call's times by route and status. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Times every answer. The label is the route's pattern, never the address: order links are secrets. */
export function measureCalls(app: App, registry: Registry): void {
  const seconds = new Histogram({
    name: 'certeza_call_seconds',
    help: 'Seconds from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}
