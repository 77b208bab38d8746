import { createServer } from 'node:http'
import type { Registry } from 'prom-client'

/** Serves GET /metrics on loopback, apart from the site: nobody outside the machine reads it. Source: design §4. */
export function metricsServer(registry: Registry) {
  const server = createServer(async (request, reply) => {
    if (request.url !== '/metrics') {
      reply.writeHead(404).end()
      return
    }
    const figures = await registry.metrics()
    reply.writeHead(200, { 'content-type': registry.contentType }).end(figures)
  })
  return {
    listen: (port: number) =>
      new Promise<number>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () => {
          const address = server.address()
          resolve(address !== null && typeof address === 'object' ? address.port : port)
        })
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
