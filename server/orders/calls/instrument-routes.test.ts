import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EditableInstrumentField, Instrument } from '../../../contract/order-fields.ts'
import { customerTrail, orderSnapshot } from '../../testing/order-snapshot.ts'
import { type SeededOrder, seedOrder, testInstrument } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { listInstruments } from '../instrument-store.ts'

interface Scenario {
  name: string
  before?: object[]
  send: object
  status: number
  error?: RegExp
  /** What differs in instrument 48211; the other instrument and order may not change at all. */
  stored?: Partial<Instrument>
  tocados?: EditableInstrumentField[]
  audited?: string[]
}

const all = { Instrumento: 'Manómetro', Marca: 'Ashcroft', Modelo: '1279', Serie: '100E1', Identificacion: 'MP-1' }

const scenarios: Scenario[] = [
  {
    name: 'saves what differs, keeps the rest',
    send: { ...all, Serie: 'Ñ½″ 7', Marca: '' },
    status: 200,
    stored: { Serie: 'Ñ½″ 7', Marca: '' },
    tocados: ['Marca', 'Serie'],
    audited: ['48211 Marca: Ashcroft →', '48211 Serie: 100E1 → Ñ½″ 7'],
  },
  { name: 'writes nothing for the same values', send: all, status: 200 },
  { name: 'writes nothing for no value', send: {}, status: 200 },
  {
    name: 'with cambiados writes only what it names',
    before: [{ Marca: 'WIKA', cambiados: ['Marca'] }],
    send: { ...all, Modelo: '232.50', cambiados: ['Modelo'] },
    status: 200,
    stored: { Marca: 'WIKA', Modelo: '232.50' },
    tocados: ['Marca', 'Modelo'],
    audited: ['48211 Marca: Ashcroft → WIKA', '48211 Modelo: 1279 → 232.50'],
  },
  {
    name: 'a value put back is the laboratory’s again',
    before: [{ Serie: '100E10' }],
    send: { Serie: '100E1' },
    status: 200,
    audited: ['48211 Serie: 100E1 → 100E10', '48211 Serie: 100E10 → 100E1'],
  },
  {
    name: 'leaves interval and requirements alone',
    send: { IntervaloFinal: '99', PuntosEsp: 'x', Unidad: 'psi' },
    status: 200,
  },
  {
    name: 'refuses another order’s instrument',
    send: { idDatoCert: '90001', Serie: 'x' },
    status: 404,
    error: /instrumento/,
  },
  { name: 'refuses an unknown instrument', send: { idDatoCert: '1', Serie: 'x' }, status: 404, error: /instrumento/ },
  { name: 'refuses no instrument', send: { idDatoCert: undefined, Serie: 'x' }, status: 400 },
  {
    name: 'refuses a blank instrument',
    send: { idDatoCert: ' ', Serie: 'x' },
    status: 400,
    error: /Falta el instrumento/,
  },
  { name: 'refuses a number for a folio', send: { idDatoCert: 48211, Serie: 'x' }, status: 400 },
  { name: 'refuses a long value', send: { Serie: 'x'.repeat(201) }, status: 400, error: /caben 200 caracteres/ },
  { name: 'refuses a read-only field in cambiados', send: { cambiados: ['Unidad'] }, status: 400 },
]

for (const engine of engines) {
  describe(`PUT /api/datos-inst-certificado/update-single on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      order = await seedOrder(kit.db)
      await seedOrder(kit.db, { OrdenServicio: 'OS-OTRA', instruments: [testInstrument(1, { idDatoCert: '90001' })] })
    })
    afterAll(() => kit.close())

    const put = (body: object) =>
      kit.app.inject({
        method: 'PUT',
        url: '/api/datos-inst-certificado/update-single',
        payload: { idOrden: order.idOrden, idDatoCert: '48211', ...body },
      })

    test.each(scenarios)(
      '$name',
      async ({ before = [], send, status, error, stored = {}, tocados = [], audited = [] }) => {
        for (const body of before) expect((await put(body)).statusCode).toBe(200)
        const snapshot = await orderSnapshot(kit.db)
        const reply = await put(send)
        expect(reply.statusCode).toBe(status)
        if (error) expect(reply.json().error).toMatch(error)
        const [changed, other] = await listInstruments(kit.db, order.idOrden)
        const { posicion, ...seeded } = testInstrument(1)
        expect(changed).toMatchObject({ ...seeded, ...stored, tocados })
        expect(other).toMatchObject({ Serie: '100E2', adicional: true, tocados: [] })
        expect((await customerTrail(kit.db)).map((line) => line.trimEnd())).toEqual(audited)
        const after = await orderSnapshot(kit.db)
        if (status !== 200) expect(after).toEqual(snapshot)
        expect(after.orders).toEqual(snapshot.orders)
        expect(after.instruments.filter((each) => each.idDatoCert !== '48211')).toEqual(
          snapshot.instruments.filter((each) => each.idDatoCert !== '48211'),
        )
      },
    )

    test('the certificate’s data has both lists, merged in data, and what was before', async () => {
      await put({ Serie: 'X-1' })
      const reply = await kit.app.inject({
        method: 'POST',
        url: '/api/datos-certificado',
        payload: { idOrden: order.idOrden },
      })
      const { posicion: _, adicional: __, ...first } = testInstrument(1, { Serie: 'X-1' })
      const { posicion: ___, adicional: ____, ...second } = testInstrument(2)
      expect(reply.json()).toMatchObject({
        ...order,
        RFC: 'A&A050908GT0',
        instrumentos: [first],
        instrumentosAdicional: [second],
        data: [first, second],
        recibidoInstrumentos: { '48211': { Serie: '100E1' } },
        confirmed: false,
      })
      expect(reply.json()).not.toHaveProperty('encuesta')
      expect(Object.keys(reply.json().instrumentos[0])).toEqual(Object.keys(first))
    })
  })
}
