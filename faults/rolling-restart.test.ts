import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../server/testing/test-database.ts'
import { call } from './call.ts'
import { expectNothingLost, startCustomers } from './customers.ts'
import { rounds } from './rounds.ts'
import { seedOrders } from './seed-orders.ts'
import { freePort, type ServerNode, startNode } from './start-node.ts'

const deployed = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** deploy/'s proxying, without its TLS, in a folder and on ports of the test. */
function configuration(dir: string, port: number, nodes: readonly [number, number]): string {
  const [location = ''] = /location \/ \{[^}]*\}/.exec(deployed('nginx.conf')) ?? []
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  )
  return `daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1; events {}
http {
  access_log off; ${temporary.join(' ')}
  ${deployed('nginx-nodes.conf').replace(':3000', `:${nodes[0]}`).replace(':3001', `:${nodes[1]}`)}
  server { listen 127.0.0.1:${port}; ${location.replace(/proxy_pass [^;]*;/, 'proxy_pass http://certeza;')} }
}`
}

// Debian: apt-get install nginx
describe.skipIf(!hasNginx())('two nodes behind nginx, restarted one after the other', { timeout: 240_000 }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-rolling-'))
  let database: TestDatabase
  let nginx: ChildProcess
  let url: string
  let ports: [number, number]
  let settings: Record<string, string>
  const nodes: ServerNode[] = []
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    settings = { DATA_DIR: dir, DATABASE_URL: database.url ?? '', TRUST_PROXY: 'loopback' }
    ports = [await freePort(), await freePort()]
    for (const port of ports) nodes.push(await startNode({ ...settings, PORT: String(port) }))
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    writeFileSync(join(dir, 'nginx.conf'), configuration(dir, port, ports))
    nginx = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'ignore' })
  })
  afterAll(async () => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
    await Promise.all(nodes.map((node) => node.end('SIGKILL')))
    await database.close()
    rmSync(dir, { recursive: true })
  })

  test('no request fails', async () => {
    await expect.poll(() => call(`${url}/api/salud`, 'GET'), { timeout: 20_000 }).toMatchObject({ status: 200 })
    const orders = await seedOrders(
      settings,
      Array.from({ length: 8 }, (_, place) => `OS-${place}`),
    )
    const customers = startCustomers([url], orders, 'gira')
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
