import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import type { App } from '../http/app-type.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const secret = 'what lies beside the site'
let dir: string
let kit: TestApp
let app: App
let port: number
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'certeza-paths-'))
  for (const folder of ['site/documentos', 'site/404', 'data']) mkdirSync(join(dir, folder), { recursive: true })
  writeFileSync(join(dir, 'site/index.html'), 'home')
  writeFileSync(join(dir, 'site/404/index.html'), 'not found')
  writeFileSync(join(dir, 'site/documentos/masa-acreditacion.pdf'), '%PDF-1.4')
  for (const file of ['.env', 'package.json', 'data/certeza.db', 'site/.env', 'site/.git'])
    writeFileSync(join(dir, file), secret)
  kit = await startTestApp('sqlite')
  app = await buildApp(kit.parts, { siteDir: join(dir, 'site') })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await kit.close()
  rmSync(dir, { recursive: true })
})

/** As written, to the letter: `fetch` would tidy the path up. */
async function ask(path: string): Promise<{ status: number; body: string; location: string | undefined }> {
  const reply = await new Promise<import('node:http').IncomingMessage>((done, fail) =>
    request({ port, host: '127.0.0.1', path }, done).on('error', fail).end(),
  )
  return { status: reply.statusCode ?? 0, body: (await buffer(reply)).toString(), location: reply.headers.location }
}

const climbs = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e/',
  '..%5c',
  '..\\',
  '....//',
  '..%00/',
  '.%2e/',
  '%c0%ae%c0%ae/',
]
const targets = ['.env', 'package.json', 'data/certeza.db']
const paths = [
  ...climbs.flatMap((climb) =>
    ['/', '/documentos/', '/assets/', '//', '/api/'].flatMap((from) =>
      [1, 2, 6].flatMap((times) => targets.map((target) => `${from}${climb.repeat(times)}${target}`)),
    ),
  ),
  '/documentos/masa-acreditacion.pdf/../../../package.json',
  '/documentos//..//..//.env',
  '/documentos/masa-acreditacion.pdf%00.html',
  '/documentos/',
  '/documentos',
  '/data/certeza.db',
  '/index.html/..%2f..%2f.env',
  '/C:/windows/win.ini',
  '/file:///etc/passwd',
  'http://127.0.0.1/../../etc/passwd',
  '/etc/passwd',
  `/${'a/'.repeat(3000)}`,
  `/${'..%2f'.repeat(1500)}etc/passwd`,
  '/.git/config',
]

test('no path leads out of the site', async () => {
  expect(paths.length).toBeGreaterThan(400)
  for (const path of paths) {
    const { status, body, location } = await ask(path)
    expect([path, status >= 400 && status < 500, location]).toEqual([path, true, undefined])
    expect(body).not.toContain(secret)
    expect(body).not.toContain('root:')
  }
})

test('a document is there, by its one address', async () => {
  expect(await ask('/documentos/masa-acreditacion.pdf')).toMatchObject({ status: 200, body: '%PDF-1.4' })
  expect(await ask('/documentos/%6dasa-acreditacion.pdf')).toMatchObject({ status: 200 })
  for (const path of [
    '/documentos/masa-acreditacion.PDF',
    '/DOCUMENTOS/masa-acreditacion.pdf',
    '/documentos/masa-acreditacion.pdf.',
  ])
    expect((await ask(path)).status, path).toBe(404)
})

test('files that begin with a dot are not served', async () => {
  for (const path of ['/.env', '/.git', '/%2eenv']) expect((await ask(path)).body, path).toBe('not found')
})
