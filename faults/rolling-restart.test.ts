import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasNginx, startNginx, type TlsProxy } from '../deploy/testing/start-nginx.ts'
import { freePort } from '../server/testing/free-port.ts'
import { openTestDatabase, type TestDatabase } from '../server/testing/test-database.ts'
import type { call } from './call.ts'
import { expectNothingLost, startCustomers } from './customers.ts'
import { rounds } from './rounds.ts'
import { seedOrders } from './seed-orders.ts'
import { type ServerNode, startNode } from './start-node.ts'

// Debian: apt-get install nginx openssl
describe.skipIf(!hasNginx)('two nodes behind nginx as deploy/ has it', { timeout: 240_000 }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-rolling-'))
  let database: TestDatabase
  let proxy: TlsProxy
  let settings: Record<string, string>
  const ports: number[] = []
  const nodes: ServerNode[] = []
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    settings = { DATA_DIR: dir, DATABASE_URL: database.url ?? '', TRUST_PROXY: 'loopback' }
    for (let place = 0; place < 2; place += 1) {
      const port = await freePort()
      ports.push(port)
      nodes.push(await startNode({ ...settings, PORT: String(port) }))
    }
    proxy = await startNginx({ nodes: ports })
  })
  afterAll(async () => {
    await proxy?.stop()
    await Promise.all(nodes.map((node) => node.end('SIGKILL')))
    await database.close()
    rmSync(dir, { recursive: true })
  })
  const ask: typeof call = async (path, method, body) => {
    const { status } = await proxy.ask(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status, body: {}, retryAfter: null }
  }

  test('restarted one after the other: no request fails', async () => {
    const orders = await seedOrders(
      settings,
      Array.from({ length: 8 }, (_, place) => `OS-${place}`),
    )
    const customers = startCustomers([''], orders, 'gira', ask)
    for (let round = 0; round < rounds({ short: 1, long: 5 }); round += 1)
      for (const [place, node] of nodes.entries()) {
        await customers.nextSaved()
        expect(await node.end('SIGTERM')).toBe(0)
        await customers.nextSaved()
        nodes[place] = await startNode({ ...settings, PORT: String(ports[place]) })
      }
    await customers.stop()
    expect(customers.writes.filter(({ status }) => status !== 200)).toEqual([])
    expect(customers.writes.length).toBeGreaterThan(20)
    await expectNothingLost(database.db, customers.writes)
  })
})
