import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../server/app.ts'
import type { App } from '../server/http/app-type.ts'
import { seedOrder } from '../server/testing/seed-order.ts'
import { startTestApp, type TestApp } from '../server/testing/test-app.ts'
import { call } from './call.ts'

/** As the server's own, a hundredth as long. */
const patience = { headers: 300, request: 600, silence: 900, look: 50 }
const head = 'POST /api/datos-factura HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

describe('slow and half-open clients', () => {
  let kit: TestApp
  let app: App
  let url: string
  let idOrden: string
  beforeAll(async () => {
    kit = await startTestApp('sqlite')
    app = await buildApp(kit.parts, { patience })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
    idOrden = (await seedOrder(kit.db)).idOrden
  })
  afterAll(async () => {
    await app.close()
    await kit.close()
  })

  const open = async (): Promise<Socket> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  /** Sends one piece every few milliseconds until the server has had enough; gives what it said. */
  const dribble = async (first: string, piece: string): Promise<string> => {
    const socket = await open()
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    const closed = once(socket, 'close')
    socket.write(first)
    const timer = setInterval(() => socket.writable && socket.write(piece), 20)
    await closed
    clearInterval(timer)
    return said
  }

  const slow = [
    { name: 'headers that never end', first: head, piece: 'X-Mas: 1\r\n' },
    { name: 'a body that never ends', first: `${head}Content-Length: 60000\r\n\r\n{`, piece: ' ' },
    { name: 'chunks that never end', first: `${head}Transfer-Encoding: chunked\r\n\r\n`, piece: '1\r\n \r\n' },
  ]
  test.each(slow)('$name: given up, in Spanish, while others are answered', async ({ first, piece }) => {
    const dribbling = Promise.all(Array.from({ length: 50 }, () => dribble(first, piece)))
    expect(await call(`${url}/api/datos-factura`, 'POST', { idOrden })).toMatchObject({ status: 200 })
    for (const said of await dribbling) {
      expect(said).toMatch(/^HTTP\/1\.1 408 /)
      expect(said).toContain('{"error":"Los datos tardaron demasiado en llegar. Vuelve a intentarlo."}')
    }
  })

  test('a connection that never says a word is closed', async () => {
    const sockets = await Promise.all(Array.from({ length: 50 }, open))
    for (const socket of sockets) socket.resume()
    await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')))
  })

  test('one that asks and never reads is dropped', async () => {
    const accepted = once(app.server, 'connection')
    const socket = await open()
    socket.pause()
    const [theirs] = (await accepted) as [Socket]
    // Answers of several MB in all: more than the buffers of both ends hold.
    for (let nth = 0; nth < 400; nth += 1) socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(theirs, 'close')
    expect(await call(`${url}/api/salud`, 'GET')).toMatchObject({ status: 200 })
    socket.destroy()
  })

  test('one that is cut off in the middle of its body writes nothing', async () => {
    const body = JSON.stringify({ idOrden, CP: '06600' })
    const socket = await open()
    socket.write(`PUT${head.slice(4)}Content-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`)
    socket.destroy()
    await once(socket, 'close')
    const { body: read } = await call(`${url}/api/datos-factura`, 'POST', { idOrden })
    expect(read).toMatchObject({ CP: '64000' })
  })
})
