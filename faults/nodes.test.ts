import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Engine } from '../server/database/open.ts'
import { openPostgres } from '../server/database/postgres.ts'
import { openSqlite } from '../server/database/sqlite.ts'
import { startPostbox } from '../server/testing/postbox.ts'
import { engines, openTestDatabase } from '../server/testing/test-database.ts'
import { call } from './call.ts'
import { expectNothingLost, startCustomers } from './customers.ts'
import { seedOrders } from './seed-orders.ts'
import { type ServerNode, startNode } from './start-node.ts'

describe('two server processes on one database', () => {
  let dir: string
  const nodes: ServerNode[] = []
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'certeza-nodes-'))
  })
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((node) => node.end('SIGKILL')))
    rmSync(dir, { recursive: true })
  })
  const startTwo = async (settings: Record<string, string>) => {
    const started = await Promise.all([startNode(settings), startNode(settings)])
    nodes.push(...started)
    return started.map(({ url }) => url)
  }
  /** The settings of an empty database, without a table. */
  async function emptyDatabase(engine: Engine) {
    const database = await openTestDatabase(engine, join(dir, 'certeza.db'))
    if (database.url) await sql`drop schema public cascade; create schema public`.execute(database.db)
    await database.close()
    if (!database.url) for (const end of ['', '-wal', '-shm']) rmSync(join(dir, `certeza.db${end}`), { force: true })
    return { DATA_DIR: dir, ...(database.url && { DATABASE_URL: database.url }) }
  }
  const open = (settings: { DATABASE_URL?: string }) => {
    const db = settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL) : openSqlite(join(dir, 'certeza.db'))
    onTestFinished(() => db.destroy())
    return db
  }

  test.each(engines)('started at once on an empty %s: one makes the tables, the other waits', async (engine) => {
    const settings = await emptyDatabase(engine)
    const urls = await startTwo(settings)
    for (const url of urls) expect(await call(`${url}/api/salud`, 'GET')).toMatchObject({ status: 200 })
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      open(settings),
    )
    const names = rows.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    expect(names[0]).toBe('0001-orders')
  })

  test('no update is lost, an order is confirmed once, a message is stored once, and each mail is sent once', async () => {
    const settings = await emptyDatabase('postgres')
    const box = await startPostbox()
    onTestFinished(box.close)
    const [first = '', second = ''] = await startTwo({ ...settings, SMTP_URL: box.url })
    const orders = await seedOrders(
      settings,
      Array.from({ length: 6 }, (_, place) => `OS-${place}`),
    )
    // Two customers an order, who begin on different nodes.
    const customers = [startCustomers([first, second], orders, 'ana'), startCustomers([second, first], orders, 'luis')]
    await Promise.all(customers.map(({ nextSaved }) => nextSaved()))
    const toConfirm = await seedOrders(
      settings,
      Array.from({ length: 5 }, (_, place) => `CONFIRMA-${place}`),
    )
    const twenty = Array.from({ length: 20 }, (_, nth) => (nth % 2 ? first : second))
    for (const idOrden of toConfirm) {
      const answers = await Promise.all(twenty.map((url) => call(`${url}/api/confirmar-orden`, 'POST', { idOrden })))
      expect(answers.map(({ status }) => status)).toEqual(twenty.map(() => 200))
      expect(new Set(answers.map(({ body }) => body.confirmadaEn)).size).toBe(1)
    }
    const message = { nombre: 'Ana', email: 'ana@cliente.example', mensaje: 'Necesito calibrar un manómetro.' }
    const sent = await Promise.all(twenty.slice(0, 6).map((url) => call(`${url}/api/contacto`, 'POST', message)))
    expect(sent.map(({ status }) => status)).toEqual(Array(6).fill(200))
    await Promise.all(customers.map(({ stop }) => stop()))

    const writes = customers.flatMap((each) => each.writes)
    expect(writes.filter(({ status }) => status !== 200)).toEqual([])
    const db = open(settings)
    await expectNothingLost(db, writes)
    expect(await db.selectFrom('messages').selectAll().execute()).toHaveLength(1)
    const mails = () => db.selectFrom('outbox').select(['estado', 'clave']).execute()
    await expect
      .poll(async () => (await mails()).filter(({ estado }) => estado !== 'enviado'), { timeout: 30_000 })
      .toEqual([])
    expect((await mails()).length).toBe(2 * toConfirm.length + 2)
    expect(box.received.map(({ mail }) => mail.messageId).sort()).toEqual(
      [...new Set(box.received.map(({ mail }) => mail.messageId))].sort(),
    )
    expect(box.received).toHaveLength((await mails()).length)
  })

  test('limits per address are each node’s own: two nodes let twice as many through', async () => {
    const settings = await emptyDatabase('postgres')
    const urls = await startTwo({ ...settings, RATE_LIMIT: '1' })
    const acceptedBy = async (url = '') => {
      let accepted = 0
      for (; accepted < 100; accepted += 1) {
        const email = `visita${accepted}@cliente.example`
        const mensaje = `Mensaje ${accepted} a ${url}`
        if ((await call(`${url}/api/contacto`, 'POST', { nombre: 'Ana', email, mensaje })).status === 429) break
      }
      return accepted
    }
    const [one, two] = [await acceptedBy(urls[0]), await acceptedBy(urls[1])]
    expect(one).toBeGreaterThan(0)
    expect(two).toBe(one)
    expect(one).toBeLessThan(100)
  })
})
