import { existsSync } from 'node:fs'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceDocuments, services } from '../content/services.ts'
import { buildApp } from '../server/app.ts'
import type { App } from '../server/http/app-type.ts'
import { type SeededOrder, seedOrder } from '../server/testing/seed-order.ts'
import { startTestApp, type TestApp } from '../server/testing/test-app.ts'
import { hasNginx, startNginx, type TlsProxy } from './testing/start-nginx.ts'

const siteDir = fileURLToPath(new URL('../build/client', import.meta.url))
// A page and a document of the laboratory's, whatever they are called.
const service = String(services[0]?.href)
const document = String(services.flatMap(serviceDocuments).find(({ link }) => link.startsWith('/'))?.link)
const token = 'clave-del-erp-0123456789'
const json = { 'content-type': 'application/json' }

// Where nginx is not installed, or the site is not built (`npm test` builds it), this cannot be tried.
describe.skipIf(!hasNginx || !existsSync(siteDir))('behind nginx as deploy/ has it', () => {
  let kit: TestApp
  let app: App
  let port: number
  let order: SeededOrder
  let proxy: TlsProxy
  beforeAll(async () => {
    kit = await startTestApp('sqlite', { ERP_TOKEN: token, TRUST_PROXY: 'loopback', RATE_LIMIT: '1' })
    app = await buildApp(kit.parts, { siteDir })
    order = await seedOrder(kit.db)
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    proxy = await startNginx({ nodes: [port] })
  })
  afterAll(async () => {
    await proxy?.stop()
    await app.close()
    await kit.close()
  })

  const read = (idOrden: string, headers: Record<string, string> = {}) =>
    proxy.ask('/api/datos-factura', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ idOrden }),
    })

  test('pages and calls come through with their headers, once each', async () => {
    const page = await proxy.ask(service)
    expect(page.status).toBe(200)
    expect(page.body).toContain('</html>')
    expect(page.headers['content-security-policy']).toBe("frame-ancestors 'none'")
    const call = await read(order.idOrden)
    expect(call.status).toBe(200)
    expect(call.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
    expect(call.headers.server).toBe('nginx')
  })

  test('plain HTTP leads to TLS', async () => {
    const location = await new Promise((done) =>
      get(
        { host: '127.0.0.1', port: proxy.httpPort, path: '/services', headers: { host: 'certeza.example' } },
        (reply) => {
          reply.resume()
          done([reply.statusCode, reply.headers.location])
        },
      ),
    )
    expect(location).toEqual([301, 'https://certeza.example/services'])
  })

  test('a body is as long as the server takes it, the ERP’s longer', async () => {
    const long = JSON.stringify({ idOrden: 'x'.repeat(70_000) })
    expect((await proxy.ask('/api/datos-factura', { method: 'POST', headers: json, body: long })).status).toBe(413)
    const headers = { ...json, authorization: `Bearer ${token}` }
    const orders = await proxy.ask('/api/erp/ordenes', { method: 'PUT', headers, body: `[${' '.repeat(8 << 20)}]` })
    expect([orders.status, orders.body]).toEqual([200, '[]'])
  })

  test('an address that the visitor claims to have does not escape the limit', async () => {
    for (let nth = 1; nth <= 30; nth += 1)
      expect((await read(`x${nth}`, { 'x-forwarded-for': `198.51.100.${nth}` })).status).toBe(404)
    expect((await read('x31', { 'x-forwarded-for': '198.51.100.31' })).status).toBe(429)
  })

  test('the log has each request by its name, and neither a link nor who asked', async () => {
    const paths = [
      `/confirmacion?id=${order.idOrden}`,
      `/service-order-search-v2/${order.idOrden}`,
      `/Service-Order-Search-v2/${order.idOrden}`,
      `/%73ervice-order-search-v2/${order.idOrden}`,
      `/api/certificado/${order.idOrden}.pdf`,
      // Cut short, as in a mail's broken line.
      '/service-order-search-v2/4aBcCutShort',
      '/Service-Order-Search-v2/4aBcCutShort',
      '/api/certificado/4aBcCutShort.pdf',
      `/${order.idOrden}`,
    ]
    let name = ''
    for (const path of paths) {
      const headers = { referer: `https://certeza.example/confirmacion?id=${order.idOrden}`, 'user-agent': 'Delator' }
      name = String((await proxy.ask(path, { headers })).headers['x-request-id'])
    }
    // nginx writes the line after it has sent the answer.
    while (!proxy.log().includes(name)) await new Promise((again) => setTimeout(again, 20))
    const log = proxy.log()
    for (const secret of [order.idOrden, 'CutShort', 'Delator', '127.0.0.1"}x', 'referer'])
      expect(log).not.toContain(secret)
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.filter(({ path }) => path === '/confirmacion')).toHaveLength(1)
    expect(lines.at(-1)).toMatchObject({ request: name, method: 'GET', status: 404 })
  })

  test('a node that is away is passed over, and no log tells whose page was asked for meanwhile', async () => {
    const two = await startNginx({ nodes: [1, port] })
    for (let nth = 0; nth < 6; nth += 1)
      expect((await two.ask(`/api/certificado/${order.idOrden}.pdf`)).status).toBe(200)
    expect(two.errorLog()).not.toContain(order.idOrden)
    await two.stop()
  })

  describe('with the site’s files from nginx', () => {
    let cdn: TlsProxy
    beforeAll(async () => {
      cdn = await startNginx({ nodes: [port], siteDir })
    })
    afterAll(() => cdn?.stop())

    test.each([`${service}/`, `${service}/index.html`, '/index.html'])(
      '%s leads to the page’s one address',
      async (path) => {
        const [byNginx, byServer] = [await cdn.ask(path), await app.inject(path)]
        expect([byNginx.status, byServer.statusCode]).toEqual([301, 301])
        expect(new URL(String(byNginx.headers.location)).pathname).toBe(byServer.headers.location)
      },
    )

    test.each([
      '/',
      service,
      '/aviso-de-privacidad',
      '/boletin?token=abc',
      document,
      '/favicon.svg',
      '/robots.txt',
      '/nada',
      '/404',
      '/404/index.html',
      '/__spa-fallback.html',
      '/index.html.br',
      '/.env',
      '/confirmacion?id=x',
      '/service-order-search-v2/x',
      '/OS/index.php?id=x',
      '/api/salud',
      '/api/nada',
    ])('%s is answered as by the server itself', async (path) => {
      const told = ({ status, headers, body }: { status: number; headers: Record<string, unknown>; body: string }) => ({
        status,
        body,
        headers: Object.fromEntries(
          [
            'cache-control',
            'content-security-policy',
            'x-frame-options',
            'x-content-type-options',
            'referrer-policy',
            'strict-transport-security',
            'x-robots-tag',
          ].map((name) => [name, headers[name]]),
        ),
      })
      const { statusCode, headers, body } = await app.inject(path)
      const expected = told({ status: statusCode, headers, body })
      const answer = told(await cdn.ask(path))
      if (statusCode === 404 && !path.startsWith('/api/')) {
        expect(answer.status).toBe(404)
        expect(answer.body).toBe(expected.body)
      } else expect(answer).toEqual(expected)
    })

    test('what is named by its content is kept for ever', async () => {
      const { body } = await cdn.ask('/')
      // The list of pages: long enough to be worth compressing.
      const [asset = ''] = /\/assets\/manifest-[\w.-]+\.js/.exec(body) ?? []
      const { status, headers } = await cdn.ask(asset, { headers: { 'accept-encoding': 'gzip' } })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
      })
    })
  })
})
