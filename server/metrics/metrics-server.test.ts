import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startTestApp } from '../testing/test-app.ts'
import { createRegistry, measureCalls } from './call-metrics.ts'
import { metricsServer } from './metrics-server.ts'

test('times calls by route and status, without an address', async () => {
  const kit = await startTestApp('sqlite')
  const registry = createRegistry()
  const app = await buildApp(kit.parts, { observe: (observed) => measureCalls(observed, registry) })
  const server = metricsServer(registry)
  const port = await server.listen(0)

  await app.inject('/api/salud')
  await app.inject('/service-order-search-v2/4aBcSecret')
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const elsewhere = await fetch(`http://127.0.0.1:${port}/`)

  expect(figures).toContain('certeza_call_seconds_count{method="GET",route="/api/salud",status="200"} 1')
  expect(figures).not.toContain('4aBcSecret')
  expect(elsewhere.status).toBe(404)
  await server.stop()
  await app.close()
  await kit.close()
})

test('nobody outside the machine reads them', async () => {
  const server = metricsServer(createRegistry())
  const port = await server.listen(0)
  const outside = Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
  )
  for (const { address } of outside) await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow()
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200)
  await server.stop()
})
