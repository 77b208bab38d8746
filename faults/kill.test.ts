import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestDatabase, type TestDatabase } from '../server/testing/test-database.ts'
import { call } from './call.ts'
import { expectNothingLost, startCustomers } from './customers.ts'
import { isLong, rounds } from './rounds.ts'
import { seedOrders } from './seed-orders.ts'
import { startNode } from './start-node.ts'

/** Milliseconds of load before the kill, at most. */
const longestLoad = 400
const count = rounds({ short: 3, long: 50 })

for (const engine of engines)
  describe(`a server killed at any moment under load, on ${engine}`, { timeout: isLong ? 600_000 : 90_000 }, () => {
    const dir = mkdtempSync(join(tmpdir(), 'certeza-kill-'))
    let database: TestDatabase
    let settings: Record<string, string>
    beforeAll(async () => {
      database = await openTestDatabase(engine, join(dir, 'certeza.db'))
      settings = { DATA_DIR: dir, ...(database.url && { DATABASE_URL: database.url }) }
    })
    afterAll(async () => {
      await database.close()
      rmSync(dir, { recursive: true })
    })
    const mailsOf = async (OrdenServicio: string) =>
      (await database.db.selectFrom('outbox').select('motivo').where('OrdenServicio', '=', OrdenServicio).execute())
        .map(({ motivo }) => motivo)
        .sort()

    test(`${count} times: every acknowledged write is there and the log agrees`, async () => {
      const numbers = Array.from({ length: count }, (_, round) => `CONFIRMA-${round}`)
      const confirmed = await seedOrders(settings, numbers)
      const orders = await seedOrders(
        settings,
        Array.from({ length: 8 }, (_, place) => `OS-${place}`),
      )
      const writes = []
      for (const [round, idOrden] of confirmed.entries()) {
        const node = await startNode(settings)
        const customers = startCustomers([node.url], orders, `r${round}`)
        await customers.nextSaved()
        const confirming = call(`${node.url}/api/confirmar-orden`, 'POST', { idOrden })
        await wait(Math.random() * longestLoad)
        await node.end('SIGKILL')
        await customers.stop()
        writes.push(...customers.writes)
        expect([0, 200]).toContain((await confirming).status)
      }
      expect(writes.filter(({ status }) => status === 200).length).toBeGreaterThan(count)
      expect(new Set(writes.map(({ status }) => status)), 'no other answers').toEqual(new Set([0, 200]))
      await expectNothingLost(database.db, writes)

      // Whoever got no answer confirms again: once in all, with one receipt and one notice.
      const node = await startNode(settings)
      for (const idOrden of confirmed)
        expect(await call(`${node.url}/api/confirmar-orden`, 'POST', { idOrden })).toMatchObject({ status: 200 })
      await node.end('SIGTERM')
      for (const number of numbers) expect(await mailsOf(number)).toEqual(['confirmada', 'recibo'])
      await expectNothingLost(database.db, [])
    })
  })
