import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Billing, BillingField } from '../../../contract/order-fields.ts'
import { customerTrail, orderSnapshot } from '../../testing/order-snapshot.ts'
import { type SeededOrder, seedOrder, testBilling } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { getOrder } from '../order-store.ts'

interface Scenario {
  name: string
  /** Sent and accepted before. */
  before?: object[]
  send: object
  status: number
  error?: RegExp
  /** What differs from the seeded billing afterwards; nothing else may. */
  stored?: Partial<Billing>
  tocados?: BillingField[]
  audited?: string[]
}

const scenarios: Scenario[] = [
  {
    name: 'saves the field sent, keeps the rest',
    send: { CP: '06600' },
    status: 200,
    stored: { CP: '06600' },
    tocados: ['CP'],
    audited: ['CP: 64000 → 06600'],
  },
  {
    name: 'saves all of them, logs those that differ',
    send: { ...testBilling, Ciudad: 'Toluca', Estado: '' },
    status: 200,
    stored: { Ciudad: 'Toluca', Estado: '' },
    tocados: ['Ciudad', 'Estado'],
    audited: ['Ciudad: Monterrey → Toluca', 'Estado: Nuevo León →'],
  },
  { name: 'writes nothing for the same values', send: testBilling, status: 200 },
  { name: 'writes nothing for no value', send: {}, status: 200 },
  { name: 'keeps the & of an RFC', send: { RFC: 'A&A050908GT0', UsoCFDI: 'G03' }, status: 200 },
  {
    name: 'trims, composes, and keeps the rest as typed',
    send: { RFC: ' cosc8001137na ', Direccion: 'Calle Ñandú\t«3»'.normalize('NFD') },
    status: 200,
    stored: { RFC: 'cosc8001137na', Direccion: 'Calle Ñandú\t«3»' },
    tocados: ['RFC', 'Direccion'],
    audited: ['RFC: A&A050908GT0 → cosc8001137na', 'Direccion: Av. Ñandú 12 → Calle Ñandú\t«3»'],
  },
  {
    name: 'with cambiados writes only what it names',
    send: { ...testBilling, CP: '1', Pedido: 'P-2', cambiados: ['Pedido'] },
    status: 200,
    stored: { Pedido: 'P-2' },
    tocados: ['Pedido'],
    audited: ['Pedido: P-1 → P-2'],
  },
  { name: 'with an empty cambiados writes nothing', send: { CP: '1', cambiados: [] }, status: 200 },
  { name: 'ignores a cambiados whose value is not sent', send: { CP: '1', cambiados: ['Pedido'] }, status: 200 },
  {
    name: 'a second tab’s old values do not come back',
    before: [{ CP: '06600', cambiados: ['CP'] }],
    send: { ...testBilling, Pedido: 'P-2', cambiados: ['Pedido'] },
    status: 200,
    stored: { CP: '06600', Pedido: 'P-2' },
    tocados: ['CP', 'Pedido'],
    audited: ['CP: 64000 → 06600', 'Pedido: P-1 → P-2'],
  },
  {
    name: 'a value put back is the laboratory’s again',
    before: [{ CP: '06600', Pedido: 'P-2' }],
    send: { CP: '64000' },
    status: 200,
    stored: { Pedido: 'P-2' },
    tocados: ['Pedido'],
    audited: ['CP: 64000 → 06600', 'Pedido: P-1 → P-2', 'CP: 06600 → 64000'],
  },
  {
    name: 'ignores what is no field',
    send: { idDatoCert: 'x', fechaLimite: '2030-01-01', confirmadaEn: 1 },
    status: 200,
  },
  { name: 'refuses a wrong type', send: { CP: 64000 }, status: 400, error: /^Debe ser texto\.$/ },
  { name: 'refuses all where one is wrong', send: { CP: '06600', RFC: null }, status: 400 },
  { name: 'refuses a long value', send: { Direccion: 'x'.repeat(301) }, status: 400, error: /caben 300 caracteres/ },
  { name: 'refuses an unknown field in cambiados', send: { cambiados: ['Serie'] }, status: 400, error: /facturación/ },
]

for (const engine of engines) {
  describe(`PUT /api/datos-factura on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      order = await seedOrder(kit.db)
      await seedOrder(kit.db, { OrdenServicio: 'OS-OTRA' })
    })
    afterAll(() => kit.close())

    const put = (body: object) =>
      kit.app.inject({ method: 'PUT', url: '/api/datos-factura', payload: { idOrden: order.idOrden, ...body } })

    test.each(scenarios)(
      '$name',
      async ({ before = [], send, status, error, stored = {}, tocados = [], audited = [] }) => {
        for (const body of before) expect((await put(body)).statusCode).toBe(200)
        const snapshot = await orderSnapshot(kit.db)
        const reply = await put(send)
        expect(reply.statusCode).toBe(status)
        expect(reply.json()).toEqual(
          status === 200 ? { ok: true } : expect.objectContaining({ error: expect.any(String) }),
        )
        if (error) expect(reply.json().error).toMatch(error)
        const after = await getOrder(kit.db, order.idOrden)
        expect(after.billing).toEqual({ ...testBilling, ...stored })
        expect(after.tocados).toEqual(tocados)
        expect(after.recibido).toEqual(testBilling)
        expect((await customerTrail(kit.db)).map((line) => line.trimEnd())).toEqual(audited)
        if (status !== 200) expect(await orderSnapshot(kit.db)).toEqual(snapshot)
        const others = (rows: { OrdenServicio: string }[]) => rows.filter((row) => row.OrdenServicio === 'OS-OTRA')
        expect(others((await orderSnapshot(kit.db)).orders)).toEqual(others(snapshot.orders))
      },
    )

    test('what is saved is what is read, with what it was before, warnings and the window', async () => {
      await put({ CP: '6600', Empresa: 'Aceros, S.A. de C.V.' })
      const read = await kit.app.inject({
        method: 'POST',
        url: '/api/datos-factura',
        payload: { idOrden: order.idOrden },
      })
      expect(read.headers['cache-control']).toBe('no-store')
      expect(read.json()).toEqual({
        ...testBilling,
        ...order,
        CP: '6600',
        Empresa: 'Aceros, S.A. de C.V.',
        avisos: [
          { campo: 'Empresa', codigo: 'nombre-sociedad', mensaje: expect.stringContaining('«Aceros»') },
          { campo: 'CP', codigo: 'cp-forma', mensaje: expect.stringContaining('cinco dígitos') },
        ],
        fechaLimite: '2026-12-03T18:00:00-06:00',
        expired: false,
        confirmed: false,
        version: 1,
        cancelled: false,
        diasHabiles: ['2026-12-01', '2026-12-02', '2026-12-03'],
        recibido: { CP: '64000', Empresa: testBilling.Empresa },
      })
    })

    test('reading writes nothing, in any state, twice at once', async () => {
      const snapshot = await orderSnapshot(kit.db)
      for (const at of ['2026-12-01T10:00:00-06:00', '2026-12-09T10:00:00-06:00']) {
        kit.setNow(at)
        const read = () =>
          kit.app.inject({ method: 'POST', url: '/api/datos-factura', payload: { idOrden: order.idOrden } })
        const replies = await Promise.all([read(), read()])
        expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      }
      kit.setNow('2026-12-01T10:00:00-06:00')
      expect(await orderSnapshot(kit.db)).toEqual(snapshot)
    })
  })
}
