import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { refusals } from '../../contract/refusals.ts'
import { buildApp } from '../app.ts'
import { type SeededOrder, seedOrder } from '../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import type { App } from './app-type.ts'

const most = 3
const refused = { status: 503, retryAfter: '2', body: { error: refusals.overloaded.error } }

describe('a server with more to do than it can', () => {
  let kit: TestApp
  let order: SeededOrder
  const opened: App[] = []
  const siteDir = mkdtempSync(join(tmpdir(), 'certeza-shed-'))
  beforeAll(async () => {
    kit = await startTestApp('postgres')
    mkdirSync(join(siteDir, '404'))
    for (const name of ['index.html', '404/index.html']) writeFileSync(join(siteDir, name), 'a page')
  })
  beforeEach(async () => {
    await kit.reset()
    order = await seedOrder(kit.db)
  })
  afterAll(async () => {
    for (const app of opened) await app.close()
    await kit.close()
    rmSync(siteDir, { recursive: true })
  })

  async function open(overload: { most: number; latest: number }) {
    const app = await buildApp(kit.parts, { siteDir, overload })
    opened.push(app)
    return app
  }
  const answer = ({ statusCode, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
    status: statusCode,
    retryAfter: headers['retry-after'],
    body: body.startsWith('{') ? JSON.parse(body) : body,
  })
  const ask = async (app: App, options: InjectOptions) => app.inject(options)
  const page = async (app: App, url = '/') => answer(await ask(app, { url }))
  const save = async (app: App, nth: number) => {
    const payload = { idOrden: order.idOrden, Pedido: `pedido-${nth}` }
    return answer(await ask(app, { method: 'PUT', url: '/api/datos-factura', payload }))
  }
  /** Holds the order, so that saves wait as they do behind many others; gives what lets go. */
  async function holdOrder() {
    const held = Promise.withResolvers<void>()
    const letGo = Promise.withResolvers<void>()
    const holding = kit.db.transaction().execute(async (tx) => {
      await tx.selectFrom('orders').select('idOrden').forUpdate().execute()
      held.resolve()
      await letGo.promise
    })
    await held.promise
    onTestFinished(() => letGo.resolve())
    return async () => {
      letGo.resolve()
      await holding
    }
  }
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      kit.db,
    )
    return rows[0]?.count
  }

  test('refuses what would only wait, pages too, and answers those it had taken', async () => {
    const app = await open({ most, latest: 60_000 })
    const letGo = await holdOrder()
    const taken = Array.from({ length: most }, (_, nth) => save(app, nth))
    await expect.poll(waiting).toBe(most)
    expect(await save(app, 99)).toEqual(refused)
    expect(await page(app)).toEqual(refused)
    expect(await page(app, '/nada')).toEqual(refused)
    expect(await page(app, '/api/salud')).toMatchObject({ status: 200 })
    await letGo()
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual(Array(most).fill(200))
    expect(await page(app)).toMatchObject({ status: 200, body: 'a page' })
    expect(await save(app, 100)).toMatchObject({ status: 200 })
  })

  test('those who break off while they wait leave no place taken', async () => {
    const app = await open({ most, latest: 60_000 })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const letGo = await holdOrder()
    const leave = new AbortController()
    const leaving = Array.from({ length: most }, () =>
      fetch(`${url}/api/datos-factura`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idOrden: order.idOrden, CP: '06600' }),
        signal: leave.signal,
      }).catch(() => 'left'),
    )
    await expect.poll(waiting).toBe(most)
    expect(await save(app, 1)).toEqual(refused)
    leave.abort()
    expect(await Promise.all(leaving)).toEqual(Array(most).fill('left'))
    await letGo()
    await expect.poll(() => save(app, 2)).toMatchObject({ status: 200 })
    expect(
      (await Promise.all(Array.from({ length: most }, (_, nth) => save(app, nth)))).map(({ status }) => status),
    ).toEqual(Array(most).fill(200))
  })

  test('refuses while the process is late twice in a row, and not for one long piece of work', async () => {
    const app = await open({ most: 1000, latest: 1000 })
    /** Longer than `latest`; then lets the timers that are due have their turn. */
    const workForLong = async () => {
      const until = performance.now() + 1500
      while (performance.now() < until);
      await new Promise((timersHaveRun) => setTimeout(timersHaveRun, 0))
    }
    await expect.poll(() => page(app)).toMatchObject({ status: 200 })
    await workForLong()
    expect(await page(app)).toMatchObject({ status: 200 })
    await workForLong()
    await workForLong()
    expect(await page(app)).toEqual(refused)
    await expect.poll(() => page(app)).toMatchObject({ status: 200 })
  })

  test('what is not there, one after the other, takes no place for ever', async () => {
    const app = await open({ most, latest: 60_000 })
    for (const url of ['/nada', '/nada/', '/404', '/api/nada', '/%zz', '/confirmacion/'])
      for (let nth = 0; nth <= most; nth += 1) expect((await page(app, url)).status, url).not.toBe(503)
    expect((await page(app)).status).toBe(200)
  })
})
