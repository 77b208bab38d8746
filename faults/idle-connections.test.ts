import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { call } from './call.ts'
import { seedOrders } from './seed-orders.ts'
import { startNode } from './start-node.ts'

const connections = 1000

test(`${connections} idle connections, half of them silent from the start: others are answered, a stop waits for none`, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-idle-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const [idOrden] = await seedOrders({ DATA_DIR: dir }, ['OS-1'])
  const node = await startNode({ DATA_DIR: dir })
  onTestFinished(async () => void (await node.end('SIGKILL')))
  const { port } = new URL(node.url)
  const memory = () =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${node.child.pid}/status`, 'utf8'))?.[1]) / 1000
  expect(await call(`${node.url}/api/datos-factura`, 'POST', { idOrden })).toMatchObject({ status: 200 })
  const before = memory()

  const open = async (asks: boolean): Promise<Socket> => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    if (!asks) return socket
    socket.write('GET /api/salud HTTP/1.1\r\nHost: x\r\n\r\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
    return socket
  }
  const sockets = await Promise.all(Array.from({ length: connections }, (_, nth) => open(nth % 2 === 0)))
  for (const socket of sockets) socket.resume()
  for (let nth = 0; nth < 20; nth += 1)
    expect(await call(`${node.url}/api/datos-factura`, 'PUT', { idOrden, CP: `0660${nth % 10}` })).toMatchObject({
      status: 200,
    })
  expect(memory() - before, 'MB more').toBeLessThan(60)
  expect(sockets.filter(({ closed }) => closed).length).toBeLessThan(connections / 2 + 1)

  const asked = performance.now()
  expect(await node.end('SIGTERM')).toBe(0)
  expect(performance.now() - asked, 'milliseconds to stop').toBeLessThan(4000)
})
