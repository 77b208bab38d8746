import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { refusals } from '../contract/refusals.ts'
import { openPostgres } from '../server/database/postgres.ts'
import { openTestDatabase, type TestDatabase } from '../server/testing/test-database.ts'
import { call } from './call.ts'
import { expectNothingLost, startCustomers } from './customers.ts'
import { type Line, openLine } from './cut-line.ts'
import { seedOrders } from './seed-orders.ts'
import { type ServerNode, startNode, tryNode } from './start-node.ts'
import { hasPgbouncer, startPgbouncer } from './start-pgbouncer.ts'

// Where PgBouncer is not installed, this cannot be tried.
describe.skipIf(!hasPgbouncer)('two nodes behind PgBouncer as deploy/ has it, a connection a transaction', () => {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-pooled-'))
  let database: TestDatabase
  let line: Line
  let nodes: ServerNode[]
  let orders: string[]
  let pooled: { DATA_DIR: string; DATABASE_URL: string }
  const stops: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    stops.push(database.close)
    const target = new URL(database.url ?? '')
    line = await openLine({ host: target.hostname, port: Number(target.port) })
    stops.push(line.close)
    const pooler = await startPgbouncer(Object.assign(target, { hostname: '127.0.0.1', port: line.port }))
    stops.push(pooler.stop)
    pooled = { DATA_DIR: dir, DATABASE_URL: pooler.url }
    orders = await seedOrders(pooled, ['OS-1', 'OS-2', 'OS-3', 'OS-4'])
    nodes = await Promise.all([startNode(pooled), startNode(pooled)])
    stops.push(() => Promise.all(nodes.map((node) => node.end('SIGKILL'))))
  })
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop()
    rmSync(dir, { recursive: true })
  })
  const urls = () => nodes.map(({ url }) => url)

  test('lose no update and confirm once', async () => {
    const customers = [startCustomers(urls(), orders, 'ana'), startCustomers(urls().reverse(), orders, 'luis')]
    // Whoever opens the database asks whether to migrate it: a lock of a session's would be left
    // with another's connection.
    const toConfirm: string[] = []
    for (const nth of [1, 2, 3, 4, 5, 6]) toConfirm.push(...(await seedOrders(pooled, [`CONFIRMA-${nth}`])))
    await Promise.all(customers.map(({ stop }) => stop()))
    const writes = customers.flatMap((each) => each.writes)
    expect(writes.filter(({ status }) => status !== 200)).toEqual([])
    await expectNothingLost(database.db, writes)
    const [idOrden = ''] = toConfirm
    const twenty = Array.from({ length: 20 }, (_, nth) => urls()[nth % 2] ?? '')
    const answers = await Promise.all(twenty.map((url) => call(`${url}/api/confirmar-orden`, 'POST', { idOrden })))
    expect(answers.map(({ status }) => status)).toEqual(twenty.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.confirmadaEn)).size).toBe(1)
  })

  test('answer 503 while PostgreSQL behind it is away, and save again once it is back', async () => {
    const read = () => call(`${urls()[0]}/api/datos-factura`, 'POST', { idOrden: orders[0] ?? '' })
    const customers = startCustomers(urls(), orders, 'corte')
    await customers.nextSaved()
    await line.cut()
    await expect
      .poll(read, { timeout: 20_000 })
      .toEqual({ status: 503, body: { error: refusals.databaseAway.error }, retryAfter: '2' })
    await line.mend()
    await expect.poll(read, { timeout: 10_000 }).toMatchObject({ status: 200 })
    await customers.nextSaved()
    await customers.stop()
    expect(Object.keys(customers.statuses())).toEqual(['200', '503'])
    await expectNothingLost(
      database.db,
      customers.writes.filter(({ status }) => status === 200),
    )
  })

  test('wait for a statement of a command that takes long: its process is told of under another number', async () => {
    const db = openPostgres(pooled.DATABASE_URL, 'commands')
    onTestFinished(() => db.destroy())
    const { rows } = await sql<{ told: string }>`select 'at last' as told from pg_sleep(17)`.execute(db)
    expect(rows).toEqual([{ told: 'at last' }])
  })

  test('do not start where it does not pass over the limits that they ask for, and say which', async () => {
    const strict = await startPgbouncer(new URL(database.url ?? ''), /^ignore_startup_parameters/)
    onTestFinished(strict.stop)
    expect(await tryNode({ DATA_DIR: dir, DATABASE_URL: strict.url })).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/^No se puede abrir la base de datos \(unsupported startup parameter: .*\)\./),
    })
  })
})
