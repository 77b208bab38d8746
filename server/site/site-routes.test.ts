import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import type { App } from '../http/app-type.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { compressSite } from './compress-site.ts'

const long = 'x'.repeat(2000)
const pages = {
  'index.html': `home ${long}`,
  'services/index.html': 'services',
  'services/presion/index.html': 'presion',
  'boletin/index.html': '<input type="hidden" name="token" value=""/>',
  '404/index.html': 'not found',
  '__spa-fallback.html': 'fallback',
  'assets/app-1a2b.js': `script ${long}`,
  'robots.txt': 'robots',
}

const revalidated = 'public, max-age=0, must-revalidate'
interface Scenario {
  ask: string
  status: number
  body?: string
  headers?: Record<string, string>
}
const scenarios: Scenario[] = [
  { ask: '/', status: 200, body: pages['index.html'], headers: { 'cache-control': revalidated } },
  { ask: '/?utm=1', status: 200, body: pages['index.html'] },
  { ask: '/services/presion', status: 200, body: 'presion', headers: { 'cache-control': revalidated } },
  { ask: '/services/presion/', status: 301, headers: { location: '/services/presion' } },
  { ask: '/services/index.html?a=1', status: 301, headers: { location: '/services?a=1' } },
  { ask: '/services/presion/index.html', status: 301, headers: { location: '/services/presion' } },
  { ask: '/index.html', status: 301, headers: { location: '/' } },
  { ask: '/nada/index.html', status: 404, body: 'not found' },
  { ask: '/services/?a=1', status: 301, headers: { location: '/services?a=1' } },
  { ask: '/boletin', status: 200, body: pages['boletin/index.html'], headers: { 'cache-control': revalidated } },
  {
    ask: '/boletin?token=a%22%3E%24%26%3Cb',
    status: 200,
    body: '<input type="hidden" name="token" value="a&quot;&gt;$&amp;&lt;b"/>',
    headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
  },
  { ask: '/robots.txt', status: 200, body: 'robots' },
  { ask: '/assets/app-1a2b.js', status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  { ask: '/assets/gone.js', status: 404 },
  { ask: '/nada', status: 404, body: 'not found', headers: { 'x-robots-tag': 'noindex' } },
  { ask: '/services/otra', status: 404, body: 'not found' },
  { ask: '/404', status: 404, body: 'not found' },
  { ask: '/404/', status: 404, body: 'not found' },
  { ask: '/404/index.html', status: 404, body: 'not found' },
  { ask: '/__spa-fallback.html', status: 404, body: 'not found' },
  { ask: '/index.html.br', status: 404, body: 'not found' },
  { ask: '/%2e%2e/package.json', status: 404, body: 'not found' },
  ...['/%E0%A4', '/%E0%A4%A', '/%zz/?a=%zz', '/service-order-search-v2/%zz'].map((ask) => ({
    ask,
    status: ask.startsWith('/service') ? 200 : 404,
    body: ask.startsWith('/service') ? 'fallback' : 'not found',
  })),
  ...['/confirmacion/?id=abc', '/service-order-search-v2/abc/', '/OS/index.php/?id=abc'].map((ask) => ({
    ask,
    status: 301,
    headers: { location: ask.replace(/\/(?=\?|$)/, ''), 'cache-control': 'no-store' },
  })),
  { ask: '/service-order-search-v2', status: 404, body: 'not found' },
  ...['/confirmacion?id=abc', '/service-order-search-v2/abc', '/OS/index.php?id=abc'].map((ask) => ({
    ask,
    status: 200,
    body: 'fallback',
    headers: {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "frame-ancestors 'none'",
    },
  })),
  {
    ask: '/api/nada',
    status: 404,
    body: '{"error":"Esta dirección no existe. Si vienes de nuestro sitio, vuelve a cargar la página."}',
  },
]

describe('the built site', () => {
  let kit: TestApp
  let app: App
  const siteDir = mkdtempSync(join(tmpdir(), 'certeza-site-'))
  beforeAll(async () => {
    for (const [name, content] of Object.entries(pages)) {
      mkdirSync(dirname(join(siteDir, name)), { recursive: true })
      writeFileSync(join(siteDir, name), content)
    }
    compressSite(siteDir)
    kit = await startTestApp('sqlite')
    app = await buildApp(kit.parts, { siteDir })
  })
  afterAll(async () => {
    await app.close()
    await kit.close()
    rmSync(siteDir, { recursive: true })
  })

  test.each(scenarios)('$ask answers $status', async ({ ask, status, body, headers = {} }) => {
    const reply = await app.inject(ask)
    expect(reply.statusCode).toBe(status)
    if (body !== undefined) expect(reply.body).toBe(body)
    expect(reply.headers).toMatchObject(headers)
  })

  test('sends what was compressed at build, each coding with its own validator', async () => {
    const plain = await app.inject({ url: '/' })
    const small = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) })
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
    expect(small.headers.etag).not.toBe(plain.headers.etag)
    expect(plain.headers.vary).toMatch(/accept-encoding/i)
  })

  test('a page that has not changed is not sent again', async () => {
    const { headers } = await app.inject('/services')
    const again = await app.inject({ url: '/services', headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('a part that a file does not have, or of one that has changed, is refused as HTTP has it', async () => {
    const part = await app.inject({ url: '/robots.txt', headers: { range: 'bytes=2-3' } })
    expect([part.statusCode, part.body]).toEqual([206, 'bo'])
    const none = await app.inject({ url: '/robots.txt', headers: { range: 'bytes=6-' } })
    expect([none.statusCode, none.body, none.headers['content-range']]).toEqual([416, '', 'bytes */6'])
    const other = await app.inject({ url: '/robots.txt', headers: { 'if-match': '"x"' } })
    expect([other.statusCode, other.body]).toEqual([412, ''])
    for (const url of ['/nada', '/confirmacion?id=abc'])
      expect((await app.inject({ url, headers: { range: 'bytes=9999-' } })).body).toMatch(/not found|fallback/)
  })

  test('an address of another site, whole, leads to this one', async () => {
    const { headers } = await app.inject('http://otro.example/confirmacion/?id=abc')
    expect(headers.location).toBe('/confirmacion?id=abc')
  })

  test('an address that names another site is no way out of this one', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const reply = await new Promise<IncomingMessage>((done, fail) =>
      get({ port, host: '127.0.0.1', path: '//services/' }, done).on('error', fail),
    )
    reply.resume()
    expect(reply.statusCode).toBe(404)
    expect(reply.headers.location).toBeUndefined()
  })

  test('an unknown page is 404 for a conditional request and for HEAD too', async () => {
    const conditional = await app.inject({ url: '/nada', headers: { 'if-none-match': '*' } })
    expect(conditional.statusCode).toBe(404)
    expect((await app.inject({ method: 'HEAD', url: '/nada' })).statusCode).toBe(404)
  })
})
