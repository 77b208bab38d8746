import type { HTTPMethods } from 'fastify'
import { refuse } from '../refusal.ts'
import type { App } from './app-type.ts'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Makes every call's path answer 405 with `Allow` to the methods it lacks, and every other path under /api 404, both as
 * JSON and before a body is read. To be called before the calls are registered; gives what to call after them.
 */
export function refuseOtherMethods(app: App): () => void {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const allowed = known.get(url) ?? new Set()
    for (const each of [method].flat()) allowed.add(each)
    known.set(url, allowed)
  })
  return () => {
    for (const [url, allowed] of [...known]) {
      const allow = [...allowed].join(', ')
      app.route({
        url,
        method: methods.filter((method) => !allowed.has(method)),
        schema: { hide: true },
        onRequest: async (_request, reply) => {
          reply.header('Allow', allow)
          refuse('methodNotAllowed')
        },
        handler: () => {},
      })
    }
    app.all('/api/*', { schema: { hide: true }, onRequest: async () => refuse('unknownCall') }, () => {})
  }
}
