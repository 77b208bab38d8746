import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import type { App } from '../http/app-type.ts'
import { observatoryScore, type Scanned } from '../testing/observatory.ts'
import { seedOrder } from '../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const siteDir = fileURLToPath(new URL('../../build/client', import.meta.url))
const token = 'clave-del-erp-0123456789'
/** Chromium shows no PDF that comes with a strict policy: those have frame-ancestors alone. */
const unjudged = /\.pdf$/

function pagesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('index.html')).map((name) => `/${name.replace(/\/?index\.html$/, '')}`)
}

// `npm test` builds the site first; alone, after `npm run build`.
describe.skipIf(!existsSync(siteDir))('by the rules of the HTTP Observatory', () => {
  let kit: TestApp
  let app: App
  let idOrden: string
  beforeAll(async () => {
    kit = await startTestApp('sqlite', { ERP_TOKEN: token })
    app = await buildApp(kit.parts, { siteDir })
    idOrden = (await seedOrder(kit.db)).idOrden
  })
  afterAll(async () => {
    await app.close()
    await kit.close()
  })

  async function scan(url: string, method: 'GET' | 'POST' | 'PUT' = 'GET', more: object = {}): Promise<Scanned> {
    const reply = await app.inject({ method, url, ...more })
    const headers = Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name, String(value)]))
    return { headers, html: headers['content-type']?.startsWith('text/html') ? reply.body : '' }
  }

  test('every page is an A+', async () => {
    const pages = [
      ...pagesOf(siteDir),
      '/nada',
      '/confirmacion?id=x',
      '/service-order-search-v2/x',
      '/OS/index.php?id=x',
    ]
    expect(pages.length).toBeGreaterThan(20)
    const scores: Record<string, number> = {}
    for (const page of pages) {
      const scanned = await scan(page)
      expect(scanned.html, page).toContain('<html')
      const { score, lost } = observatoryScore(scanned)
      expect(lost, page).toEqual([])
      scores[page] = score
    }
    expect(Math.min(...Object.values(scores)), JSON.stringify(scores)).toBeGreaterThanOrEqual(130)
  })

  test('no page has an inline handler or style, which its policy would block', async () => {
    for (const page of [...pagesOf(siteDir), '/confirmacion']) {
      const { html } = await scan(page)
      expect(html.match(/<[a-z][^>]*\s(style|on[a-z]+)="/i)?.[0], page).toBeUndefined()
    }
  })

  test('every call is an A+, answered and refused', async () => {
    const paths = Object.entries(app.swagger().paths ?? {})
    expect(paths.length).toBeGreaterThan(15)
    expect(paths.map(([path]) => path).filter((path) => !path.startsWith('/api/'))).toEqual([])
    for (const [path, methods] of paths)
      for (const method of Object.keys(methods ?? {})) {
        const url = path.replace('{idOrden}', idOrden)
        const verb = method.toUpperCase() as 'GET' | 'POST' | 'PUT'
        const answers = [
          await scan(url, verb, {
            headers: { authorization: `Bearer ${token}` },
            ...(verb !== 'GET' && { payload: { idOrden } }),
          }),
          await scan(
            url,
            verb,
            verb === 'GET' ? {} : { payload: '{', headers: { 'content-type': 'application/json' } },
          ),
          await scan(url, 'PUT', { payload: 'x', headers: { 'content-type': 'text/xml' } }),
        ]
        for (const answer of answers) {
          const { score, lost } = observatoryScore(answer)
          const strict = !(unjudged.test(path) && answer.headers['content-type'] === 'application/pdf')
          expect([url, verb, lost]).toEqual([url, verb, strict ? [] : ['content-security-policy']])
          if (strict) expect(score).toBe(130)
        }
      }
  })

  test('nothing of a customer is kept by a cache, whatever the answer', async () => {
    const paths = Object.entries(app.swagger().paths ?? {})
    const named = paths.filter(
      ([path, methods]) => /erp|\{idOrden\}/.test(path) || JSON.stringify(methods).includes('idOrden'),
    )
    expect(named.length).toBeGreaterThan(8)
    for (const [path, methods] of named)
      for (const method of Object.keys(methods ?? {}))
        for (const given of [idOrden, 'x']) {
          const verb = method.toUpperCase() as 'GET' | 'POST' | 'PUT'
          const headers = { authorization: `Bearer ${token}` }
          const payload = { idOrden: given, idDatoCert: '48211', califica: 5, mensaje: '¿Hola?' }
          const scanned = await scan(path.replace('{idOrden}', given), verb, {
            headers,
            ...(verb !== 'GET' && { payload }),
          })
          expect([path, verb, scanned.headers['cache-control']]).toEqual([path, verb, 'no-store'])
        }
    for (const page of ['/confirmacion?id=x', '/service-order-search-v2/x', '/OS/index.php?id=x'])
      expect((await scan(page)).headers['cache-control']).toBe('no-store')
  })

  test('a form that comes back, and the printable list, are an A+', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const scanned of [
      await scan('/api/contacto', 'POST', { headers, payload: 'nombre=a' }),
      await scan('/api/boletin/listo'),
      await scan('/api/patrones.html'),
    ]) {
      expect(scanned.html).toContain('<html')
      expect(observatoryScore(scanned)).toEqual({ score: 130, lost: [] })
    }
  })
})

test('the rules take points where they should', () => {
  const bare = { headers: {}, html: '' }
  expect(observatoryScore(bare)).toEqual({
    score: 30,
    lost: ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'x-frame-options'],
  })
  const page = (policy: string) => ({ headers: { 'content-security-policy': policy }, html: '' })
  expect(observatoryScore(page("default-src 'none'; script-src 'unsafe-inline'")).lost).toContain(
    'content-security-policy',
  )
  expect(observatoryScore(page("frame-ancestors 'none'")).lost).toContain('content-security-policy')
  expect(observatoryScore(page("default-src 'none'; frame-ancestors 'none'")).lost).not.toContain(
    'content-security-policy',
  )
})
