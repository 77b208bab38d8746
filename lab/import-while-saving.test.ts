import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '../server/app.ts'
import { verifyAudit } from '../server/audit/verify-audit.ts'
import type { App } from '../server/http/app-type.ts'
import { openParts } from '../server/open-parts.ts'
import { readOrderList } from '../server/orders/import/import-json.ts'
import { importOrders } from '../server/orders/import/import-orders.ts'
import { standingOrders } from '../server/orders/standing-order-store.ts'
import type { Parts } from '../server/parts.ts'
import { readSettings } from '../server/settings.ts'
import { neverOverloaded } from '../server/testing/test-app.ts'
import { passedEnvironment } from './testing/passed-environment.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const order = (number: string) => ({
  OrdenServicio: number,
  Empresa: 'Ñandú Imaginario',
  fechaLimite: '2099-12-01',
  instrumentos: Array.from({ length: 12 }, (_, index) => ({ idDatoCert: String(index), Marca: 'Baroval' })),
})

let dir: string
let parts: Parts
let app: App
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'certeza-import-'))
  parts = await openParts(readSettings({ DATA_DIR: dir, RATE_LIMIT: '0' }), () => Temporal.Now.instant())
  app = await buildApp(parts, { overload: neverOverloaded })
})
afterAll(async () => {
  await app.close()
  await parts.db.destroy()
  await rm(dir, { recursive: true, force: true })
})

function importInAnotherProcess(file: string): Promise<number | null> {
  const env = { ...passedEnvironment, DATA_DIR: dir }
  const child = spawn(process.execPath, ['lab/main.ts', 'ordenes', 'importar', file], { env, stdio: 'ignore' })
  return new Promise((resolve) => child.once('close', resolve))
}

test('while the command line imports, twenty customers save without one failure', async () => {
  const customers = await importOrders(
    parts.db,
    readOrderList(Array.from({ length: 20 }, (_, index) => order(`CLIENTE-${index}`))),
    { quien: 'laboratorio', now: parts.now(), closedDays: new Set(), baseUrl: '' },
  )
  const file = join(dir, 'muchas.json')
  await writeFile(file, JSON.stringify(Array.from({ length: 400 }, (_, index) => order(`OS-${index}`))))
  const statuses = new Map<number, number>()
  let importing = true
  const save = async (idOrden: string) => {
    for (let turn = 0; importing; turn += 1) {
      const payload = { idOrden, CP: String(turn).padStart(5, '0') }
      const { statusCode } = await app.inject({ method: 'PUT', url: '/api/datos-factura', payload })
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      // Lets the other process have its turn: twenty customers do not save in one breath.
      await new Promise((next) => setTimeout(next, 20))
    }
  }
  const saving = customers.map(({ idOrden }) => save(idOrden))
  // The same file twice at once.
  const codes = await Promise.all([importInAnotherProcess(file), importInAnotherProcess(file)])
  importing = false
  await Promise.all(saving)
  expect(codes).toEqual([0, 0])
  expect([...statuses.keys()]).toEqual([200])
  expect(statuses.get(200)).toBeGreaterThan(20)
  const { count } = await parts.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(420)
  expect(await verifyAudit(parts.db, standingOrders)).toMatchObject({ ok: true })
})
