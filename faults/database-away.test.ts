import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '../contract/refusals.ts'
import { openTestDatabase, type TestDatabase } from '../server/testing/test-database.ts'
import { call } from './call.ts'
import { expectNothingLost, startCustomers } from './customers.ts'
import { type Line, openLine } from './cut-line.ts'
import { seedOrders } from './seed-orders.ts'
import { type ServerNode, startNode } from './start-node.ts'

const away = { status: 503, body: { error: refusals.databaseAway.error }, retryAfter: '2' }

describe('PostgreSQL goes away while customers save', () => {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-away-'))
  let database: TestDatabase
  let line: Line
  let node: ServerNode
  let orders: string[]
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    const url = new URL(database.url ?? '')
    line = await openLine({ host: url.hostname, port: Number(url.port) })
    url.port = String(line.port)
    const settings = { DATA_DIR: dir, DATABASE_URL: url.href }
    orders = await seedOrders(settings, ['OS-1', 'OS-2', 'OS-3', 'OS-4'])
    node = await startNode(settings)
  })
  afterAll(async () => {
    await node.end('SIGKILL')
    await line.close()
    await database.close()
    rmSync(dir, { recursive: true })
  })
  const read = () => call(`${node.url}/api/datos-factura`, 'POST', { idOrden: orders[0] ?? '' })

  test('and comes back: 503 with Retry-After meanwhile, the same process saves again, nothing is lost', async () => {
    const customers = startCustomers([node.url], orders, 'corte')
    await customers.nextSaved()
    await line.cut()
    await expect.poll(read).toEqual(away)
    expect(await call(`${node.url}/api/salud`, 'GET')).toMatchObject({ status: 503 })
    await line.mend()
    await customers.nextSaved()
    expect(await read()).toMatchObject({ status: 200 })
    await customers.stop()
    expect(node.child.exitCode).toBeNull()
    expect(new Set(customers.writes.map(({ status }) => status))).toEqual(new Set([200, 503]))
    await expectNothingLost(
      database.db,
      customers.writes.filter(({ status }) => status === 200),
    )
  })

  test('and only drops every connection, as at its restart: those under way are told 503, the next are saved', async () => {
    const customers = startCustomers([node.url], orders, 'reinicio')
    for (let round = 0; round < 5; round += 1) {
      await customers.nextSaved()
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
        database.db,
      )
    }
    await customers.nextSaved()
    await customers.stop()
    expect(await read()).toMatchObject({ status: 200 })
    expect(
      [...new Set(customers.writes.map(({ status }) => status))].filter((status) => status !== 200 && status !== 503),
    ).toEqual([])
    await expectNothingLost(
      database.db,
      customers.writes.filter(({ status }) => status === 200),
    )
  })

  /** A call while PostgreSQL is silent: what it is told, and within which time. */
  const told = async (ask: () => ReturnType<typeof call>) => {
    const asked = performance.now()
    const answer = await ask()
    return { answer, inTime: performance.now() - asked < 13_000 }
  }

  test('and is silent, its network dropping all packets: 503 within seconds, then the next are saved', async () => {
    const customers = startCustomers([node.url], orders, 'silencio')
    await customers.nextSaved()
    line.swallow()
    const health = () => call(`${node.url}/api/salud`, 'GET')
    expect(await Promise.all([told(read), told(health)])).toMatchObject([
      { answer: away, inTime: true },
      { answer: { status: 503, retryAfter: '2' }, inTime: true },
    ])
    await line.mend()
    // What was cut off inside a transaction keeps its locks until PostgreSQL itself ends it.
    for (const idOrden of orders) {
      const save = () => call(`${node.url}/api/datos-factura`, 'PUT', { idOrden, CP: idOrden.slice(0, 5) })
      await expect.poll(save, { timeout: 40_000 }).toMatchObject({ status: 200 })
    }
    await customers.stop()
    expect(new Set(customers.writes.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(await health()).toMatchObject({ status: 200 })
    await expectNothingLost(
      database.db,
      customers.writes.filter(({ status }) => status === 200),
    )
  })

  test('and its answer to a commit gets lost: 503, and the same again is answered 200 and not logged twice', async () => {
    const save = () => call(`${node.url}/api/datos-factura`, 'PUT', { idOrden: orders[0] ?? '', Pedido: 'perdido' })
    const entries = async () =>
      (await database.db.selectFrom('audit').select('seq').where('despues', '=', 'perdido').execute()).length
    line.swallow('commit')
    expect(await told(save)).toEqual({ answer: away, inTime: true })
    expect(await entries()).toBe(1)
    await line.mend()
    await expect.poll(save, { timeout: 20_000 }).toMatchObject({ status: 200 })
    expect(await entries()).toBe(1)
  })
})
