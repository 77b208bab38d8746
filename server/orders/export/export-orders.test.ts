import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { billingFields, instrumentFields } from '../../../contract/order-fields.ts'
import { text } from '../../../contract/text.ts'
import type { AuditWho } from '../../audit/audit-entry.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { writeCsv } from '../../files/write-csv.ts'
import { writeXlsx } from '../../files/write-xlsx.ts'
import { seedOrder } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { answerSurvey } from '../calls/answer-survey.ts'
import { confirmOrder } from '../calls/confirm-order.ts'
import { saveBilling } from '../calls/save-billing.ts'
import { saveInstrument } from '../calls/save-instrument.ts'
import { reopenOrder } from '../corrections/reopen-order.ts'
import { readOrderFile } from '../import/import-file.ts'
import { readOrderList } from '../import/import-json.ts'
import { importOrders } from '../import/import-orders.ts'
import { standingOrders } from '../standing-order-store.ts'
import { collectOrders, exportedOrder, exportedRows, exportHeaders } from './export-orders.ts'

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
      const cells = rows.map((row) => row.cells)
      if (name === 'x.csv') return Buffer.from(writeCsv(exportHeaders, cells))
      if (name === 'x.xlsx')
        return writeXlsx(exportHeaders, cells, 'Órdenes', (row, column) => rows[row]?.marked.has(column) ?? false)
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
        version: 1,
        recibido: { Empresa: '=Empresa', Pedido: '=Pedido', CP: '06600', RFC: '=RFC' },
        cambios: ['Empresa', 'Pedido', '2.Marca', '2.Serie'],
        encuesta: { califica: 4, comentarios: 'Bien' },
      })
      const cell = (row: number, header: string) =>
        exportedRows(whole, kit.parts.now())[row]?.cells[exportHeaders.indexOf(header)]
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
      expect([cell(0, 'recibido.Serie'), cell(0, 'recibido.CP'), cell(0, 'version')]).toEqual(['00123', '06600', '1'])
      const marked = exportedRows(whole, kit.parts.now()).map((row) => [...row.marked].map((at) => exportHeaders[at]))
      const ofOrder = ['Empresa', 'recibido.Empresa', 'Pedido', 'recibido.Pedido']
      expect(marked).toEqual([ofOrder, [...ofOrder, 'Marca', 'recibido.Marca', 'Serie', 'recibido.Serie'], ofOrder])
    })

    test('an order without instruments or survey is whole too', async () => {
      await seedOrder(kit.db, { OrdenServicio: 'OS-0', instruments: [] })
      const [whole] = await collectOrders(kit.db, {}, kit.parts.now())
      if (!whole) throw new Error('no order')
      const json = exportedOrder(whole, kit.parts.now())
      expect(json).toMatchObject({ OrdenServicio: 'OS-0', instrumentos: [], instrumentosAdicional: [], encuesta: null })
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

    test('earlier versions, as they were confirmed, and all of them', async () => {
      const idOrden = await corrected('OS-1')
      await corrected('OS-2')
      await answerSurvey(kit.parts, idOrden, { califica: 4, comentarios: 'Bien' })
      await confirmOrder(kit.parts, idOrden)
      await reopenOrder(kit.parts, 'OS-1', { note: { motivo: 'Otra razón social' } })
      await saveBilling(kit.parts, idOrden, { Empresa: 'Segunda' })
      const told = async (filter: Parameters<typeof collectOrders>[1]) =>
        (await collectOrders(kit.db, filter, kit.parts.now())).map((whole) => {
          const { OrdenServicio, version, estado, encuesta, ...rest } = exportedOrder(whole, kit.parts.now())
          return [OrdenServicio, version, estado, (rest as Record<string, unknown>).Empresa, encuesta?.califica]
        })
      const first = ['OS-1', 1, 'confirmada', 'Ñandú', 4]
      const second = ['OS-1', 2, 'abierta', 'Segunda', 4]
      const other = ['OS-2', 1, 'abierta', 'Ñandú', undefined]
      expect(await told({})).toEqual([second, other])
      expect(await told({ version: 1 })).toEqual([first, other])
      expect(await told({ version: 'todas' })).toEqual([first, second, other])
      expect(await told({ version: 2, OrdenServicio: 'OS-1' })).toEqual([second])
      await expect(told({ version: 3, OrdenServicio: 'OS-1' })).rejects.toMatchObject({
        reason: 'unknownVersion',
        campos: { 'OS-1': 'va en la versión 2.' },
      })
    })

    if (engine === 'sqlite')
      test('whatever the values are, every format brings them back', async () => {
        const odd = [
          '=1+1',
          '+1',
          '-1',
          '-A1',
          '@x',
          '00123',
          '06600',
          '100E10',
          '1e5',
          '2026-12-01',
          '01/02/2026',
          '1-2',
        ]
        const stranger = [
          'mar-1',
          '12:30',
          'TRUE',
          '#N/A',
          '1,5',
          '1.500',
          '_x0041_',
          '_x005F_',
          '\u0001',
          "'",
          'Ñandú',
          'Ω',
          '😀',
        ]
        const letters = [' ', '"', ',', ';', '\n', '\r\n', '\t', '=', '-', '_', '7', '0', '<', '&', 'e\u0301', '\u2028']
        const value = fc.string({ unit: fc.constantFrom(...odd, ...stranger, ...letters), maxLength: 6 })
        const orders = fc.record({ CP: value, Empresa: value, Serie: value, PuntosEsp: value, changed: value })
        await fc.assert(
          fc.asyncProperty(orders, async ({ CP, Empresa, Serie, PuntosEsp, changed }) => {
            await kit.reset()
            const values = Object.fromEntries(instrumentFields.map((field) => [field, Serie]))
            const instrumentos = [{ idDatoCert: '1', ...values, PuntosEsp }]
            const list = readOrderList([{ OrdenServicio: '=1', CP, Empresa, instrumentos }])
            const [{ idOrden = '' } = {}] = await importOrders(kit.db, list, options())
            // As the call does with what a customer types.
            const typed = text(200).parse(changed)
            await saveBilling(kit.parts, idOrden, { Direccion: typed })
            await saveInstrument(kit.parts, { idOrden, idDatoCert: '1' }, { Marca: typed })
            const before = await tables()
            for (const name of formats) {
              expect((await importBack(name)).map(({ resultado }) => resultado)).toEqual(['igual'])
              expect(await tables()).toEqual(before)
            }
          }),
          { numRuns: 60 },
        )
      })
  })
}
