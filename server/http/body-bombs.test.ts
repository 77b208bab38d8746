import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tablesDigester } from '../testing/tables-digest.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const token = 'clave-del-erp-0123456789'
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const limit = 64 * 1024
/** Milliseconds of processor time that one request may take. */
const patience = 1500

let kit: TestApp
let port: number
let digest: () => Promise<string>
beforeAll(async () => {
  kit = await startTestApp('sqlite', { ERP_TOKEN: token })
  port = Number(new URL(await kit.app.listen({ port: 0, host: '127.0.0.1' })).port)
  digest = await tablesDigester(kit.db)
})
afterAll(() => kit.close())

interface Bomb {
  name: string
  url?: string
  type?: string
  headers?: Record<string, string>
  body: string | Buffer
  status: number
}
const erp = { authorization: `Bearer ${token}` }
const bombs: Bomb[] = [
  { name: 'as deep as a body may be', body: deep(limit / 2), status: 400 },
  { name: 'a deep list for a field', body: `{"idOrden":${deep(30_000)}}`, status: 400 },
  { name: 'a deep object', body: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, status: 400 },
  { name: '200,000 deep from the ERP', url: '/api/erp/ordenes', headers: erp, body: deep(200_000), status: 200 },
  { name: '200,000 deep standards', url: '/api/erp/patrones', headers: erp, body: deep(200_000), status: 400 },
  {
    name: 'an order with a deep list of instruments',
    url: '/api/erp/ordenes',
    headers: erp,
    body: `[{"OrdenServicio":"OS-1","instrumentos":${deep(50_000)}}]`,
    status: 200,
  },
  // Nothing here unpacks: a packed body is not JSON.
  { name: 'gzip', headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(10 << 20, ' ')), status: 400 },
  { name: 'a number of 60,000 digits', body: `{"idOrden":${'9'.repeat(60_000)}}`, status: 400 },
  { name: '6,000 keys', body: `{${Array.from({ length: 6000 }, (_, i) => `"${i}":0`).join()}}`, status: 400 },
  {
    name: 'a form of 12,000 names',
    url: '/api/contacto',
    type: form,
    body: Array.from({ length: 12_000 }, (_, i) => i.toString(36)).join('&'),
    status: 400,
  },
  {
    name: 'a form of one name, 20,000 times',
    url: '/api/contacto',
    type: form,
    body: 'a&'.repeat(20_000),
    status: 400,
  },
  {
    name: 'an address that is hard to match',
    url: '/api/boletin',
    body: JSON.stringify({ email: `a@${'a.'.repeat(30_000)}` }),
    status: 400,
  },
  { name: 'more than 64 KiB', body: `{"idOrden":"${'x'.repeat(limit)}"}`, status: 413 },
]

test.each(bombs)('$name is refused at once, and changes nothing', async (bomb) => {
  const { url = '/api/datos-factura', type = json, headers = {}, body, status } = bomb
  const before = await digest()
  const method = url.startsWith('/api/erp/') ? 'PUT' : 'POST'
  const started = process.cpuUsage()
  const reply = await kit.app.inject({ method, url, headers: { 'content-type': type, ...headers }, payload: body })
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(patience)
  expect(reply.statusCode).toBe(status)
  if (status === 200) expect(reply.json()).toMatchObject([{ resultado: 'rechazada' }])
  expect(await digest()).toBe(before)
})

test('an endless body without a length is cut off at 64 KiB', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST /api/datos-factura HTTP/1.1\r\nHost: x\r\nContent-Type: ${json}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  const piece = `4000\r\n${' '.repeat(0x4000)}\r\n`
  let sent = 0
  await new Promise<void>((closed) => {
    socket.once('close', () => closed())
    const more = () => {
      while (!socket.destroyed && sent < 64 << 20) {
        sent += 0x4000
        if (!socket.write(piece)) return socket.once('drain', more)
      }
      socket.end()
    }
    more()
  })
  expect(sent).toBeLessThan(32 << 20)
})

test('200 bodies that never end hold nobody up, and leave nothing behind', async () => {
  const before = await digest()
  const head = `POST /api/contacto HTTP/1.1\r\nHost: x\r\nContent-Type: ${json}\r\nContent-Length: 500\r\n\r\n`
  const sockets = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      await new Promise<void>((done) => socket.write(`${head}{"nombre":"Ana","ema`, () => done()))
      return socket
    }),
  )
  const reply = await fetch(`http://127.0.0.1:${port}/api/salud`, { signal: AbortSignal.timeout(10_000) })
  expect(reply.status).toBe(200)
  for (const socket of sockets) socket.destroy()
  expect(await digest()).toBe(before)
})
