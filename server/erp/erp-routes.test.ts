import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportResult } from '../../contract/calls/erp.ts'
import { refusals } from '../../contract/refusals.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'

const token = 'clave-del-erp-0123456789'
const bearer = { authorization: `Bearer ${token}` }
const order = {
  OrdenServicio: 'OS-1',
  Empresa: 'Ñandú Imaginario',
  CP: '06600',
  instrumentos: [{ idDatoCert: '1', Instrumento: 'Manómetro', Serie: '00123' }],
}

for (const engine of engines) {
  describe(`the ERP's calls on ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine, { ERP_TOKEN: token })
    })
    beforeEach(() => kit.reset())
    afterAll(() => kit.close())

    const put = (payload: unknown, headers: Record<string, string> = bearer) =>
      kit.app.inject({
        method: 'PUT',
        url: '/api/erp/ordenes',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(payload),
      })
    const changes = (query = '', headers: Record<string, string> = bearer) =>
      kit.app.inject({ url: `/api/erp/cambios${query}`, headers })
    const storedOrders = async () => (await kit.db.selectFrom('orders').select('OrdenServicio').execute()).length

    test('takes orders in, each by itself, and tells what became of them as the command line does', async () => {
      const reply = await put([order, { ...order, OrdenServicio: 'OS-2', CP: 6600 }, null])
      expect(reply.statusCode).toBe(200)
      const results: ImportResult[] = reply.json()
      expect(results.map(({ OrdenServicio, resultado, motivos }) => [OrdenServicio, resultado, motivos])).toEqual([
        ['OS-1', 'nueva', []],
        ['OS-2', 'rechazada', [{ renglon: 2, columna: 'CP', motivo: 'Debe ser texto.' }]],
        [
          '',
          'rechazada',
          [{ renglon: 3, columna: '', motivo: 'Debe ser una orden: un objeto con OrdenServicio e instrumentos.' }],
        ],
      ])
      expect(results[0]?.fechaLimite).toBe('2026-12-03T18:00:00-06:00')
      expect(await storedOrders()).toBe(1)
      const again: ImportResult[] = (await put([order])).json()
      expect(again[0]?.resultado).toBe('igual')
    })

    test('tells the changes after a cursor, and what to ask with next', async () => {
      await put([order])
      await put([{ ...order, CP: '06700' }])
      const first = (await changes()).json()
      expect(first.siguiente).toBe(3)
      expect(first.cambios.map(({ cursor, tipo }: { cursor: number; tipo: string }) => [cursor, tipo])).toEqual([
        [1, 'alta'],
        [2, 'alta'],
        [3, 'cambio'],
      ])
      expect((await changes('?desde=2')).json()).toEqual({
        cambios: [
          {
            cursor: 3,
            OrdenServicio: 'OS-1',
            tipo: 'cambio',
            campo: 'CP',
            antes: '06600',
            despues: '06700',
            cuando: '2026-12-01T10:00:00-06:00',
            quien: 'erp',
            idDatoCert: null,
          },
        ],
        siguiente: 3,
      })
      expect((await changes('?desde=3')).json()).toEqual({ cambios: [], siguiente: 3 })
    })

    test('refuses a cursor beyond the newest change, which a restored backup would make it pass over in silence', async () => {
      await put([order])
      const reply = await changes('?desde=3')
      expect([reply.statusCode, reply.json().error]).toEqual([409, refusals.cursorAhead.error])
      expect((await changes('?desde=2')).statusCode).toBe(200)
    })

    test('gives many changes in pages, none of them twice', async () => {
      const instrumentos = Array.from({ length: 1203 }, (_, index) => ({ idDatoCert: String(index) }))
      await put([{ ...order, instrumentos }])
      const cursors: number[] = []
      const pages: number[] = []
      for (let desde = 0, size = -1; size !== 0; ) {
        const { cambios, siguiente } = (await changes(`?desde=${desde}`)).json()
        cursors.push(...cambios.map(({ cursor }: { cursor: number }) => cursor))
        size = cambios.length
        pages.push(size)
        desde = siguiente
      }
      expect(pages).toEqual([500, 500, 204, 0])
      expect(cursors).toEqual(Array.from({ length: 1204 }, (_, index) => index + 1))
    })

    const badInput: [string, unknown][] = [
      ['an object', {}],
      ['text', 'hola'],
      ['null', null],
    ]
    test.each(badInput)('refuses %s that is no list', async (_, payload) => {
      const reply = await put(payload)
      expect([reply.statusCode, reply.json().error]).toEqual([
        400,
        expect.stringMatching(/^Lo enviado debe ser una lista de órdenes/),
      ])
    })

    test.each(['?desde=-1', '?desde=x', '?desde=1.5', '?desde=99999999999999999999', '?desde=1&desde=2'])(
      'refuses the cursor %s',
      async (query) => {
        const reply = await changes(query)
        expect([reply.statusCode, reply.json().error]).toEqual([
          400,
          'Debe ser el cursor de un cambio: un número entero.',
        ])
      },
    )

    test.each([
      ['no key', {}],
      ['another key', { authorization: 'Bearer clave-del-erp-0123456788' }],
      ['the key by another way', { authorization: `Basic ${token}` }],
    ])('answers 401 to %s and stores nothing', async (_, headers) => {
      expect((await put([order], headers as Record<string, string>)).statusCode).toBe(401)
      expect((await changes('', headers as Record<string, string>)).statusCode).toBe(401)
      expect(await storedOrders()).toBe(0)
    })

    test('takes a body of megabytes, and none beyond 32 MiB', async () => {
      const many = Array.from({ length: 400 }, (_, index) => ({
        idDatoCert: String(index),
        PuntosEsp: 'x'.repeat(4000),
      }))
      const reply = await put([{ ...order, instrumentos: many }])
      expect(reply.json()[0].resultado).toBe('nueva')
      const huge = Array.from({ length: 9000 }, (_, index) => ({
        idDatoCert: String(index),
        PuntosEsp: 'x'.repeat(4000),
      }))
      expect((await put([{ ...order, instrumentos: huge }])).statusCode).toBe(413)
    })

    test('without an ERP_TOKEN there are no such calls', async () => {
      const without = await startTestApp(engine)
      const reply = await without.app.inject({
        method: 'PUT',
        url: '/api/erp/ordenes',
        headers: bearer,
        payload: [order],
      })
      expect(reply.statusCode).toBe(404)
      expect((await without.app.inject({ url: '/api/erp/cambios', headers: bearer })).statusCode).toBe(404)
      await without.close()
    })
  })
}
