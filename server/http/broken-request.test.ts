import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let kit: TestApp
let port: number
beforeAll(async () => {
  kit = await startTestApp('sqlite')
  port = Number(new URL(await kit.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => kit.close())

const json = 'Host: x\r\nContent-Type: application/json'
/** What a proxy may read as one request and we as two, or the other way round. */
const smuggled = [
  { name: 'two ways to tell the length', headers: 'Content-Length: 6\r\nTransfer-Encoding: chunked' },
  { name: 'two lengths', headers: 'Content-Length: 5\r\nContent-Length: 0' },
  { name: 'a length with a sign', headers: 'Content-Length: +5' },
  { name: 'an unknown encoding', headers: 'Transfer-Encoding: xchunked' },
  { name: 'a blank before the colon', headers: 'Transfer-Encoding : chunked' },
  { name: 'a header on two lines', headers: 'X: a\r\n b' },
  { name: 'a bare line end', headers: 'X: a\nContent-Length: 5' },
].map(({ name, headers }) => ({
  name,
  sent: `POST /api/datos-factura HTTP/1.1\r\n${json}\r\n${headers}\r\n\r\n0\r\n\r\nGET /api/salud HTTP/1.1\r\nHost: x\r\n\r\n`,
  status: 400,
  error: 'No pudimos leer los datos enviados. Vuelve a intentarlo.',
}))

test.each([
  ...smuggled,
  {
    name: 'what is no HTTP',
    sent: 'HOLA\r\n\r\n',
    status: 400,
    error: 'No pudimos leer los datos enviados. Vuelve a intentarlo.',
  },
  {
    name: 'a header without a colon',
    sent: 'GET /api/salud HTTP/1.1\r\nHost: x\r\nMal\r\n\r\n',
    status: 400,
    error: 'No pudimos leer los datos enviados. Vuelve a intentarlo.',
  },
  {
    name: 'a length below zero',
    sent: `POST /api/datos-factura HTTP/1.1\r\n${json}\r\nContent-Length: -1\r\n\r\n{}`,
    status: 400,
    error: 'No pudimos leer los datos enviados. Vuelve a intentarlo.',
  },
  {
    name: 'an endless header',
    sent: `GET /api/salud HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    status: 431,
    error: 'Lo enviado es demasiado grande. Acórtalo y vuelve a intentarlo.',
  },
])('answers $name in Spanish and closes', async ({ sent, status, error }) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  const [head = '', body = '', ...more] = (await text(socket)).split('\r\n\r\n')
  expect(more).toEqual([])
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toEqual({ error })
  // What keeps it would give it to whoever asks next.
  expect(head).toContain('\r\nCache-Control: no-store')
  expect(head).toContain('\r\nX-Content-Type-Options: nosniff')
  expect(head).toContain("\r\nContent-Security-Policy: default-src 'none'")
})

test('a request that never ends is given up', () => {
  expect(kit.app.server.requestTimeout).toBe(300_000)
})
