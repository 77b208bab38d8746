import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportResult } from '../../../contract/calls/erp.ts'
import { engines, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { listInstruments, updateInstrument } from '../instrument-store.ts'
import { findOrderByNumber, markConfirmed, moveDeadline, updateBilling } from '../order-store.ts'
import { readOrderList } from './import-json.ts'
import { importOrders } from './import-orders.ts'

const tuesday = Temporal.Instant.from('2026-12-01T10:00:00-06:00')
const friday = Temporal.Instant.from('2026-12-04T10:00:00-06:00')

const manometer = { idDatoCert: '48211', Instrumento: 'Manómetro', Marca: 'Ashcroft', Serie: '00123', Unidad: 'bar' }
const balance = { idDatoCert: '48212', Instrumento: 'Balanza', Marca: 'Ohaus', Serie: '100E10', Unidad: 'g' }
const record = {
  OrdenServicio: 'OS-2026-0412',
  Empresa: 'Envasadora Ñandú',
  RFC: 'EBA980312QK4',
  CP: '06600',
  Correo: 'compras@nandu.example',
  instrumentos: [manometer],
  instrumentosAdicional: [balance],
}

for (const engine of engines) {
  describe(`importOrders on ${engine}`, () => {
    let kit: TestDatabase
    beforeAll(async () => {
      kit = await openTestDatabase(engine)
    })
    beforeEach(() => kit.reset())
    afterAll(() => kit.close())

    const run = (list: unknown[], now = tuesday) =>
      importOrders(kit.db, readOrderList(list), {
        quien: 'laboratorio',
        now,
        closedDays: new Set(),
        baseUrl: 'http://lab.example',
      })
    const one = async (value: unknown, now = tuesday) => (await run([value], now))[0] as ImportResult
    const stored = async () => {
      const order = await findOrderByNumber(kit.db, record.OrdenServicio)
      if (!order) throw new Error('no order')
      return { ...order, instruments: await listInstruments(kit.db, order.idOrden) }
    }
    const trail = async () =>
      (await kit.db.selectFrom('audit').selectAll().orderBy('seq').execute()).map(
        ({ quien, tipo, idDatoCert, campo, antes, despues }) =>
          tipo === 'cambio' || tipo === 'prorroga'
            ? `${quien} ${tipo} ${idDatoCert ?? ''}.${campo}: ${antes} → ${despues}`
            : `${quien} ${tipo} ${idDatoCert ?? ''}`,
      )
    const customerChanges = async (field: 'Empresa' | 'CP', value: string) => {
      const { idOrden } = await stored()
      await kit.db
        .transaction()
        .execute((tx) => updateBilling(tx, idOrden, { changes: { [field]: value }, tocados: [field] }, tuesday))
    }
    const customerChangesInstrument = async (idDatoCert: string, Marca: string) => {
      const { idOrden } = await stored()
      await kit.db
        .transaction()
        .execute((tx) =>
          updateInstrument(tx, { idOrden, idDatoCert }, { changes: { Marca }, tocados: ['Marca'] }, tuesday),
        )
    }

    test('stores a new order with its link, deadline, warnings and trail', async () => {
      const result = await one(record)
      const order = await stored()
      expect(result).toMatchObject({
        OrdenServicio: 'OS-2026-0412',
        idOrden: order.idOrden,
        enlace: `http://lab.example/confirmacion?id=${order.idOrden}`,
        fechaLimite: '2026-12-03T18:00:00-06:00',
        estado: 'abierta',
        resultado: 'nueva',
        conservados: [],
        motivos: [],
      })
      expect(result.avisos.map(({ campo, codigo }) => `${campo} ${codigo}`)).toContain('RegimenFiscal vacio')
      expect(order.billing).toMatchObject({ Empresa: 'Envasadora Ñandú', CP: '06600', Pedido: '' })
      expect(order.instruments.map(({ idDatoCert, adicional, Serie }) => [idDatoCert, adicional, Serie])).toEqual([
        ['48211', false, '00123'],
        ['48212', true, '100E10'],
      ])
      expect(await trail()).toEqual(['laboratorio alta ', 'laboratorio alta 48211', 'laboratorio alta 48212'])
    })

    test('again changes nothing, even days later', async () => {
      await one(record)
      const before = await stored()
      const result = await one(record, friday)
      expect(result).toMatchObject({ resultado: 'igual', estado: 'vencida', fechaLimite: '2026-12-03T18:00:00-06:00' })
      expect(await stored()).toEqual(before)
      expect(await trail()).toHaveLength(3)
    })

    test('updates what the customer has not touched, keeps and reports what they have', async () => {
      await one(record)
      await customerChanges('Empresa', 'Envasadora Ñandú del Bajío')
      await customerChangesInstrument('48211', 'WIKA')
      const result = await one({
        ...record,
        Empresa: 'ÑANDÚ',
        CP: '36275',
        instrumentos: [{ ...manometer, Marca: 'Winters', Serie: '00124' }],
      })
      expect(result).toMatchObject({ resultado: 'cambiada', conservados: ['Empresa', '48211.Marca'] })
      const order = await stored()
      expect(order.billing).toMatchObject({ Empresa: 'Envasadora Ñandú del Bajío', CP: '36275' })
      expect(order.recibido).toMatchObject({ Empresa: 'ÑANDÚ', CP: '36275' })
      expect(order.instruments[0]).toMatchObject({ Marca: 'WIKA', Serie: '00124', recibido: { Marca: 'Winters' } })
      expect((await trail()).slice(3)).toEqual([
        'laboratorio cambio .CP: 06600 → 36275',
        'laboratorio cambio 48211.Serie: 00123 → 00124',
      ])
    })

    test('says igual and what is kept when the customer alone has changed something', async () => {
      await one(record)
      await customerChanges('CP', '06700')
      expect(await one(record)).toMatchObject({ resultado: 'igual', conservados: ['CP'] })
      expect((await stored()).billing.CP).toBe('06700')
    })

    test('a field that is not sent stays', async () => {
      await one(record)
      const { CP, ...rest } = record
      expect(await one(rest)).toMatchObject({ resultado: 'igual' })
      expect((await stored()).billing.CP).toBe(CP)
    })

    test('adds, removes, moves instruments; a touched one stays', async () => {
      await one({ ...record, instrumentos: [manometer, { idDatoCert: '1', Marca: 'Testo' }] })
      await customerChangesInstrument('48211', 'WIKA')
      const result = await one({
        ...record,
        instrumentos: [balance, { idDatoCert: '2', Marca: 'Fluke' }],
        instrumentosAdicional: [],
      })
      expect(result).toMatchObject({ resultado: 'cambiada', conservados: ['48211'] })
      expect((await stored()).instruments.map(({ idDatoCert, adicional }) => [idDatoCert, adicional])).toEqual([
        ['48212', false],
        ['2', false],
        ['48211', false],
      ])
      expect((await trail()).slice(4)).toEqual([
        'laboratorio cambio 48212.Adicional: sí → ',
        'laboratorio alta 2',
        'laboratorio baja 1',
      ])
    })

    test('another order’s instrument of the same number is neither changed nor removed', async () => {
      const other = { ...record, OrdenServicio: 'OS-2026-0413' }
      await run([record, other])
      await one({ ...record, instrumentos: [{ ...manometer, Marca: 'Fluke' }], instrumentosAdicional: [] })
      const { idOrden } = (await findOrderByNumber(kit.db, other.OrdenServicio)) ?? { idOrden: '' }
      expect(await listInstruments(kit.db, idOrden)).toMatchObject([manometer, balance])
      expect((await stored()).instruments.map(({ Marca }) => Marca)).toEqual(['Fluke'])
    })

    test('instruments in another order, of which one stays where it was, are put in it', async () => {
      const named = (...ids: string[]) => ({
        ...record,
        instrumentos: ids.map((idDatoCert) => ({ ...manometer, idDatoCert })),
        instrumentosAdicional: [],
      })
      await one(named('1', '2', '3'))
      expect((await one(named('1', '3', '2'))).resultado).toBe('cambiada')
      expect((await stored()).instruments.map(({ idDatoCert }) => idDatoCert)).toEqual(['1', '3', '2'])
      expect((await one(named('1', '3', '2'))).resultado).toBe('igual')
    })

    test('a confirmed order is never changed; the same again is igual', async () => {
      await one(record)
      const { idOrden } = await stored()
      await kit.db.transaction().execute((tx) => markConfirmed(tx, idOrden, tuesday))
      const before = await stored()
      expect(await one(record)).toMatchObject({ resultado: 'igual', estado: 'confirmada' })
      expect(await one({ ...record, CP: '36275', instrumentos: [] })).toMatchObject({
        resultado: 'rechazada',
        idOrden,
        motivos: [
          { renglon: 1, columna: 'CP', motivo: 'La orden ya fue confirmada; no se cambia.' },
          { renglon: 1, columna: '48211', motivo: 'La orden ya fue confirmada; no se cambia.' },
        ],
      })
      expect(await stored()).toEqual(before)
      expect(await trail()).toHaveLength(3)
    })

    test('an explicit deadline is kept as given, and outlives neither less nor more than an extension', async () => {
      const given = { ...record, fechaLimite: '2026-12-10T12:00:00-06:00' }
      expect(await one(given)).toMatchObject({ fechaLimite: '2026-12-10T12:00:00-06:00' })
      const { idOrden } = await stored()
      const extended = Temporal.Instant.from('2026-12-20T18:00:00-06:00')
      await kit.db.transaction().execute((tx) => moveDeadline(tx, idOrden, extended))
      expect(await one(given)).toMatchObject({ resultado: 'igual', fechaLimite: '2026-12-20T18:00:00-06:00' })
      expect(await one({ ...given, fechaLimite: '2026-12-31' })).toMatchObject({
        resultado: 'cambiada',
        fechaLimite: '2026-12-31T18:00:00-06:00',
      })
      expect((await trail()).at(-1)).toBe(
        'laboratorio prorroga .fechaLimite: 2026-12-20T18:00:00-06:00 → 2026-12-31T18:00:00-06:00',
      )
    })

    const refused: [string, Record<string, unknown>, string, string][] = [
      ['no number', { OrdenServicio: ' ' }, 'OrdenServicio', 'Falta el número de la orden.'],
      ['a wrong type', { CP: 6600 }, 'CP', 'Debe ser texto.'],
      ['a null', { CP: null }, 'CP', 'Debe ser texto.'],
      ['an over-long value', { CP: 'x'.repeat(201) }, 'CP', 'Es demasiado largo: caben 200 caracteres.'],
      [
        'no instruments',
        { instrumentos: [], instrumentosAdicional: [] },
        'instrumentos',
        'La orden no tiene instrumentos.',
      ],
      [
        'no idDatoCert',
        { instrumentos: [{ Marca: 'X' }] },
        'instrumentos[0].idDatoCert',
        'Falta el idDatoCert del instrumento.',
      ],
      [
        'an idDatoCert of both lists',
        { instrumentosAdicional: [manometer] },
        'instrumentosAdicional[0].idDatoCert',
        'El idDatoCert 48211 está repetido en la orden.',
      ],
      [
        'a deadline that does not exist',
        { fechaLimite: '2026-02-30' },
        'fechaLimite',
        'La fecha «2026-02-30» no existe. Escríbela como 2026-12-01 (a las 18:00) o 2026-12-01T14:30:00-06:00.',
      ],
    ]
    test.each(refused)('refuses %s by its place, the others are in', async (_, change, columna, motivo) => {
      const [bad, good] = await run([{ ...record, OrdenServicio: 'OS-1', ...change }, record])
      expect(bad).toMatchObject({ resultado: 'rechazada', idOrden: '', motivos: [{ renglon: 1, columna, motivo }] })
      expect(good).toMatchObject({ resultado: 'nueva' })
      expect(await findOrderByNumber(kit.db, 'OS-1')).toBeUndefined()
    })

    test('refuses an order given twice in all its places', async () => {
      const results = await run([record, record])
      expect(results.map(({ resultado }) => resultado)).toEqual(['rechazada', 'rechazada'])
    })

    test('two imports of the same orders at once store each once', async () => {
      const many = Array.from({ length: 120 }, (_, index) => ({ ...record, OrdenServicio: `OS-${index}` }))
      const [first, second] = await Promise.all([run(many), run([...many].reverse())])
      const outcomes = [...(first ?? []), ...(second ?? [])].map(({ resultado }) => resultado)
      expect(outcomes.filter((each) => each === 'nueva')).toHaveLength(120)
      expect(outcomes.filter((each) => each === 'igual')).toHaveLength(120)
      const { count } = kit.db.fn
      const { orders } = await kit.db
        .selectFrom('orders')
        .select(count<number>('idOrden').as('orders'))
        .executeTakeFirstOrThrow()
      expect(orders).toBe(120)
      expect(await trail()).toHaveLength(360)
    })
  })
}
