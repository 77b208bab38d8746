import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { patterns } from '../content/patterns.ts'
import { checkBilling } from '../contract/billing-checks/check-billing.ts'
import { isOverdue } from '../contract/overdue.ts'
import { verifyAudit } from '../server/audit/verify-audit.ts'
import { readOrderList } from '../server/orders/import/import-json.ts'
import { importOrders } from '../server/orders/import/import-orders.ts'
import { listInstruments } from '../server/orders/instrument-store.ts'
import { orderState } from '../server/orders/order-state.ts'
import { listOrders } from '../server/orders/order-store.ts'
import { standingOrders } from '../server/orders/standing-order-store.ts'
import { showStandards } from '../server/standards/show-standards.ts'
import { startTestApp, type TestApp } from '../server/testing/test-app.ts'
import { engines } from '../server/testing/test-database.ts'
import { loadDemo } from './load-demo.ts'
import { demoOrders } from './orders.ts'
import { demoStandards } from './standards.ts'

const moments = {
  'a Tuesday morning': '2026-12-01T09:30:00-06:00',
  'a minute before the close': '2026-12-01T17:59:00-06:00',
  'a Saturday': '2026-12-05T12:00:00-06:00',
  'Monday just after midnight': '2026-12-07T00:00:30-06:00',
  'a holiday': '2026-11-16T10:00:00-06:00',
  'after the holidays of the year end': '2027-01-02T20:00:00-06:00',
}

for (const engine of engines) {
  describe(`loadDemo on ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(() => kit.reset())
    afterAll(() => kit.close())

    const stored = async () => {
      const orders = await listOrders(kit.db, {}, kit.parts.now())
      return Promise.all(
        orders.map(async (order) => ({
          ...order,
          state: orderState(order, kit.parts.now()),
          instruments: await listInstruments(kit.db, order.idOrden),
        })),
      )
    }

    test.each(Object.entries(moments))('shows every state on %s', async (_, moment) => {
      kit.setNow(moment)
      const links = await loadDemo(kit.parts)
      const orders = await stored()
      for (const state of ['abierta', 'confirmada', 'vencida'] as const) {
        expect(orders.find(({ idOrden }) => idOrden === links[state])?.state).toBe(state)
        expect(orders.filter((each) => each.state === state).length).toBeGreaterThanOrEqual(3)
      }
      expect(orders.find(({ idOrden }) => idOrden === links.abierta)?.OrdenServicio).toBe('OS-2026-0412')
      const hour = 3_600_000
      const left = orders
        .filter(({ state }) => state === 'abierta')
        .map(({ fechaLimite }) => fechaLimite.epochMilliseconds - kit.parts.now().epochMilliseconds)
      expect(Math.min(...left)).toBeGreaterThanOrEqual(hour)
      const log = await kit.db.selectFrom('audit').select('cuando').orderBy('seq').execute()
      const times = log.map(({ cuando }) => cuando)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      const cancelled = orders.filter(({ state }) => state === 'cancelada')
      expect(cancelled.map(({ idOrden }) => idOrden)).toEqual([links.cancelada])
      const reopened = orders.filter(({ version }) => version > 1)
      expect(reopened).toMatchObject([{ state: 'abierta', version: 2 }])
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
      expect(times.at(-1)).toBeLessThanOrEqual(kit.parts.now().epochMilliseconds)
    })

    test('is a real week: sizes, warnings, customers’ changes, surveys', async () => {
      await loadDemo(kit.parts)
      const orders = await stored()
      expect(orders.length).toBeGreaterThanOrEqual(14)
      const sizes = new Set(orders.map(({ instruments }) => instruments.length))
      expect([...sizes].sort((a, b) => a - b)).toEqual([1, 3, 12, 60, 200])
      const codes = new Set(orders.flatMap(({ billing }) => checkBilling(billing).map(({ codigo }) => codigo)))
      for (const codigo of [
        'nombre-sociedad',
        'rfc-escritura',
        'rfc-generico',
        'fuera-de-catalogo',
        'cp-forma',
        'vacio',
      ])
        expect(codes).toContain(codigo)
      expect([...codes]).not.toContain('rfc-digito')
      expect(orders.filter(({ tocados }) => tocados.length > 0).length).toBeGreaterThanOrEqual(3)
      expect(await kit.db.selectFrom('surveys').selectAll().execute()).toHaveLength(4)
      expect(orders.some(({ billing }) => Object.values(billing).every((value) => value === ''))).toBe(true)
    })

    test('has a table of standards of every magnitude: some overdue, some without a report, each number once', async () => {
      await loadDemo(kit.parts)
      const { data, total } = await showStandards(kit.db, { page: 1, pageSize: 50 })
      expect(total).toBeGreaterThanOrEqual(180)
      const rows = demoStandards(Temporal.PlainDate.from('2026-12-01'))
      expect(rows).toHaveLength(total)
      const numbers = new Set(rows.map(({ Identificacion }) => Identificacion))
      expect(numbers.size).toBe(total)
      expect(numbers).toContain(patterns.searchHint.replace('Ej. ', ''))
      expect(new Set([...numbers].map((number) => number[3])).size).toBe(7)
      expect(rows.every(({ Calibrado, Proxima }) => Calibrado < '2026-12-01' && Calibrado < Proxima)).toBe(true)
      const count = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length
      const few = [count(({ Proxima }) => isOverdue(Proxima, '2026-12-01')), count(({ Informe }) => Informe === '')]
      for (const some of few) expect([3, 4, 5, 6, 7, 8]).toContain(some)
      expect(count(({ Descripcion }) => !/\d/.test(Descripcion))).toBe(0)
      expect(data[0]?.Informe).toContain('href="/documentos/informe-muestra-presion.pdf"')
    })

    test('each report that the table leads to is a PDF, one a magnitude', async () => {
      const rows = demoStandards(Temporal.PlainDate.from('2026-12-01'))
      const reports = new Set(rows.flatMap(({ Informe }) => /href="\/documentos\/([^"]+)"/.exec(Informe)?.[1] ?? []))
      expect(reports.size).toBe(7)
      for (const report of reports) {
        const bytes = await readFile(new URL(`../content/documents/${report}`, import.meta.url))
        expect(bytes.subarray(0, 5).toString('latin1'), report).toBe('%PDF-')
      }
    })

    test('again leaves everything as it is', async () => {
      const first = await loadDemo(kit.parts)
      const before = await stored()
      expect(await loadDemo(kit.parts)).toEqual(first)
      expect(await stored()).toEqual(before)
    })

    test('a week later one order is open again', async () => {
      kit.setNow('2026-12-01T10:00:00-06:00')
      await loadDemo(kit.parts)
      kit.setNow('2026-12-11T10:00:00-06:00')
      const { abierta } = await loadDemo(kit.parts)
      expect((await stored()).filter(({ state }) => state === 'abierta').map(({ idOrden }) => idOrden)).toEqual([
        abierta,
      ])
    })

    test('leaves a database with other orders alone', async () => {
      await loadDemo(kit.parts)
      const [order] = demoOrders
      await kit.reset()
      await importOrders(kit.db, readOrderList([{ ...order?.record, OrdenServicio: 'X-1' }]), {
        quien: 'laboratorio',
        now: kit.parts.now(),
        closedDays: new Set(),
        baseUrl: '',
      })
      expect(await loadDemo(kit.parts)).toEqual({})
      expect(await stored()).toHaveLength(1)
    })
  })
}
