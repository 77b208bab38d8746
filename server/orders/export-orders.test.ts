import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { billingFields, instrumentFields } from '../../contract/order-fields.ts'
import type { AuditWho } from '../audit/audit-entry.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { writeCsv } from '../files/write-csv.ts'
import { writeXlsx } from '../files/write-xlsx.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'
import { answerSurvey } from './answer-survey.ts'
import { confirmOrder } from './confirm-order.ts'
import { collectOrders, exportedOrder, exportedRows, exportHeaders } from './export-orders.ts'
import { readOrderFile } from './import-file.ts'
import { readOrderList } from './import-json.ts'
import { importOrders } from './import-orders.ts'
import { saveBilling } from './save-billing.ts'
import { saveInstrument } from './save-instrument.ts'
import { standingOrders } from './standing-order-store.ts'

const record = {
  OrdenServicio: 'OS-1',
  ...Object.fromEntries(billingFields.map((field) => [field, `=${field}`])),
  CP: '06600',
  instrumentos: [
    {
      idDatoCert: '0048',
      Instrumento: 'Manómetro 4 1/2"',
      Serie: '00123',
      IntervaloInicio: '-40',
      PuntosEsp: 'a\r\nb',
    },
    { idDatoCert: '2', Instrumento: '+Óhmetro; "Ω"', Serie: '100E10' },
  ],
  instrumentosAdicional: [{ idDatoCert: '3', Instrumento: "'=truco", Serie: '' }],
}
const formats = ['x.json', 'x.csv', 'x.xlsx'] as const

for (const engine of engines) {
  describe(`export on ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(() => kit.reset())
    afterAll(() => kit.close())

    const options = () => ({
      quien: 'laboratorio' as AuditWho,
      now: kit.parts.now(),
      closedDays: new Set<string>(),
      baseUrl: 'http://x.example',
    })
    const exported = async (name: (typeof formats)[number]): Promise<Uint8Array> => {
      const orders = await collectOrders(kit.db, {}, kit.parts.now())
      const rows = orders.flatMap((order) => exportedRows(order, kit.parts.now()))
      if (name === 'x.csv') return Buffer.from(writeCsv(exportHeaders, rows))
      if (name === 'x.xlsx') return writeXlsx(exportHeaders, rows, 'Órdenes')
      return Buffer.from(JSON.stringify(orders.map((order) => exportedOrder(order, kit.parts.now()))))
    }
    const importBack = async (name: (typeof formats)[number]) => {
      const { orders, notes } = await readOrderFile(name, await exported(name))
      expect(notes).toEqual([])
      return importOrders(kit.db, orders, options())
    }
    const tables = async () => ({
      orders: await kit.db.selectFrom('orders').selectAll().orderBy('OrdenServicio').execute(),
      instruments: await kit.db
        .selectFrom('instruments')
        .selectAll()
        .orderBy('idOrden')
        .orderBy('idDatoCert')
        .execute(),
      audit: await kit.db.selectFrom('audit').selectAll().orderBy('seq').execute(),
    })

    const corrected = async (OrdenServicio: string) => {
      const [result] = await importOrders(kit.db, readOrderList([{ ...record, OrdenServicio }]), options())
      const idOrden = result?.idOrden ?? ''
      await saveBilling(kit.parts, idOrden, { Empresa: 'Ñandú', Pedido: '' })
      await saveInstrument(kit.parts, { idOrden, idDatoCert: '2' }, { Marca: '-40', Serie: '' })
      return idOrden
    }

    test.each(formats)('comes in again without a change: %s', async (name) => {
      await corrected('OS-1')
      const idOrden = await corrected('OS-2')
      await answerSurvey(kit.parts, idOrden, { califica: 5, comentarios: 'Bien' })
      await confirmOrder(kit.parts, idOrden)
      const before = await tables()
      const results = await importBack(name)
      expect(results.map(({ resultado, estado, conservados }) => [resultado, estado, conservados])).toEqual([
        ['igual', 'abierta', []],
        ['igual', 'confirmada', []],
      ])
      expect(await tables()).toEqual(before)
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true })
    })

    test('holds what was confirmed, and what was received where it differs', async () => {
      const idOrden = await corrected('OS-1')
      await answerSurvey(kit.parts, idOrden, { califica: 4, comentarios: 'Bien' })
      await confirmOrder(kit.parts, idOrden)
      const [whole] = await collectOrders(kit.db, {}, kit.parts.now())
      if (!whole) throw new Error('no order')
      const json = exportedOrder(whole, kit.parts.now())
      expect(json).toMatchObject({
        OrdenServicio: 'OS-1',
        Empresa: 'Ñandú',
        Pedido: '',
        estado: 'confirmada',
        confirmadaEn: '2026-12-01T10:00:00-06:00',
        fechaLimite: '2026-12-03T18:00:00-06:00',
        recibido: { Empresa: '=Empresa', Pedido: '=Pedido' },
        cambios: ['Empresa', 'Pedido', '2.Marca', '2.Serie'],
        encuesta: { califica: 4, comentarios: 'Bien' },
      })
      const cell = (row: number, header: string) =>
        exportedRows(whole, kit.parts.now())[row]?.[exportHeaders.indexOf(header)]
      expect([0, 1, 2].map((row) => [cell(row, 'idDatoCert'), cell(row, 'Adicional'), cell(row, 'cambios')])).toEqual([
        ['0048', '', 'Empresa, Pedido'],
        ['2', '', 'Empresa, Pedido, Marca, Serie'],
        ['3', 'sí', 'Empresa, Pedido'],
      ])
      expect([cell(1, 'Serie'), cell(1, 'recibido.Serie'), cell(1, 'recibido.Pedido')]).toEqual([
        '',
        '100E10',
        '=Pedido',
      ])
    })

    test('since a moment: only orders that something happened to', async () => {
      await corrected('OS-1')
      kit.setNow('2026-12-02T10:00:00-06:00')
      await corrected('OS-2')
      const numbers = async (desde: string) =>
        (await collectOrders(kit.db, { desde: Temporal.Instant.from(desde) }, kit.parts.now())).map(
          ({ order }) => order.OrdenServicio,
        )
      expect(await numbers('2026-12-01T00:00:00-06:00')).toEqual(['OS-1', 'OS-2'])
      expect(await numbers('2026-12-02T00:00:00-06:00')).toEqual(['OS-2'])
      expect(await numbers('2026-12-03T00:00:00-06:00')).toEqual([])
      kit.setNow('2026-12-01T10:00:00-06:00')
    })

    test('one order, or a refusal that names it', async () => {
      await corrected('OS-1')
      await corrected('OS-2')
      const only = await collectOrders(kit.db, { OrdenServicio: 'OS-2' }, kit.parts.now())
      expect(only.map(({ order }) => order.OrdenServicio)).toEqual(['OS-2'])
      await expect(collectOrders(kit.db, { OrdenServicio: 'X' }, kit.parts.now())).rejects.toMatchObject({
        reason: 'unknownNumber',
      })
    })

    if (engine === 'sqlite')
      test('whatever the values are, every format brings them back', async () => {
        const value = fc
          .string({
            unit: fc.constantFrom("'", '=', '-', '"', ',', ';', '\n', '\r\n', 'ñ', 'Ω', '0', '7', ' ', '\t', '<', '&'),
          })
          .map((text) => text.trim())
        const orders = fc.record({ CP: value, Empresa: value, Serie: value, PuntosEsp: value })
        await fc.assert(
          fc.asyncProperty(orders, async ({ CP, Empresa, Serie, PuntosEsp }) => {
            await kit.reset()
            const values = Object.fromEntries(instrumentFields.map((field) => [field, Serie]))
            const instrumentos = [{ idDatoCert: '1', ...values, PuntosEsp }]
            await importOrders(kit.db, readOrderList([{ OrdenServicio: '=1', CP, Empresa, instrumentos }]), options())
            for (const name of formats)
              expect((await importBack(name)).map(({ resultado }) => resultado)).toEqual(['igual'])
          }),
          { numRuns: 40 },
        )
      })
  })
}
