import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passedEnvironment } from '../lab/testing/passed-environment.ts'
import { verifyAudit } from '../server/audit/verify-audit.ts'
import { standingOrders } from '../server/orders/standing-order-store.ts'
import { engines, openTestDatabase, type TestDatabase } from '../server/testing/test-database.ts'
import { isLong, rounds } from './rounds.ts'
import { orderRecord } from './seed-orders.ts'

const orders = 400
const instruments = 12
const standards = 20_000

for (const engine of engines)
  describe(`an import that is cut off, on ${engine}`, { timeout: isLong ? 600_000 : 120_000 }, () => {
    const dir = mkdtempSync(join(tmpdir(), 'certeza-cut-'))
    const orderFile = join(dir, 'ordenes.json')
    const standardFile = (mark: string) => join(dir, `patrones-${mark}.json`)
    let database: TestDatabase
    beforeAll(async () => {
      database = await openTestDatabase(engine, join(dir, 'certeza.db'))
      const records = Array.from({ length: orders }, (_, place) => orderRecord(`OS-${place}`, instruments))
      writeFileSync(orderFile, JSON.stringify(records))
      for (const mark of ['viejo', 'nuevo']) {
        const rows = Array.from({ length: standards }, (_, place) => ({
          Descripcion: `Patrón ${mark}`,
          Marca: 'Baroval',
          Identificacion: `PP-${place}`,
          Calibrado: '2026-01-15',
          Proxima: '2027-01-15',
          Informe: 'Informe',
        }))
        writeFileSync(standardFile(mark), JSON.stringify(rows))
      }
    })
    beforeEach(() => database.reset())
    afterAll(async () => {
      await database.close()
      rmSync(dir, { recursive: true })
    })

    const start = (...words: string[]) =>
      spawn(process.execPath, ['lab/main.ts', ...words], {
        env: { ...passedEnvironment, DATA_DIR: dir, ...(database.url && { DATABASE_URL: database.url }) },
        stdio: 'ignore',
      })
    const run = async (...words: string[]) => {
      const [code] = await once(start(...words), 'close')
      return code as number | null
    }
    const count = async (table: 'orders' | 'standards') =>
      (
        await database.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count
    /** Runs until `table` has grown, and a random moment longer; then cuts it off. */
    const cutOff = async (table: 'orders' | 'standards', ...words: string[]) => {
      const before = await count(table)
      const child = start(...words)
      const ended = once(child, 'close')
      await expect.poll(() => count(table), { timeout: 60_000, interval: 5 }).toBeGreaterThan(before)
      await wait(Math.random() * 100)
      child.kill('SIGKILL')
      await ended
    }

    test('of orders: each is there whole or not at all, and the same file again brings the rest', async () => {
      for (let round = 0; round < rounds({ short: 1, long: 10 }); round += 1) {
        await database.reset()
        await cutOff('orders', 'ordenes', 'importar', orderFile)
        const stored = await database.db.selectFrom('orders').select('idOrden').execute()
        const sizes = await database.db
          .selectFrom('instruments')
          .select(({ fn }) => ['idOrden', fn.countAll<number>().as('count')])
          .groupBy('idOrden')
          .execute()
        expect(sizes.filter(({ count }) => count !== instruments)).toEqual([])
        expect(sizes).toHaveLength(stored.length)
        expect(await verifyAudit(database.db, standingOrders)).toMatchObject({ ok: true, falla: null })
        expect(await run('ordenes', 'importar', orderFile)).toBe(0)
        expect(await count('orders')).toBe(orders)
        expect(await verifyAudit(database.db, standingOrders)).toMatchObject({ ok: true, falla: null })
      }
    })

    test('of standards: visitors see the list of before, and the same file again replaces it', async () => {
      const shown = async () => {
        const { version, total } = await database.db.selectFrom('standards_state').selectAll().executeTakeFirstOrThrow()
        const rows = await database.db
          .selectFrom('standards')
          .select(['Descripcion', ({ fn }) => fn.countAll<number>().as('count')])
          .where('version', '=', version)
          .groupBy('Descripcion')
          .execute()
        return { total, rows: rows.map(({ Descripcion, count }) => [Descripcion, count]) }
      }
      expect(await run('patrones', 'importar', standardFile('viejo'))).toBe(0)
      await cutOff('standards', 'patrones', 'importar', standardFile('nuevo'))
      expect(await shown()).toEqual({ total: standards, rows: [['Patrón viejo', standards]] })
      expect(await run('patrones', 'importar', standardFile('nuevo'))).toBe(0)
      expect(await shown()).toEqual({ total: standards, rows: [['Patrón nuevo', standards]] })
    })
  })
