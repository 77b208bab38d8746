import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderSnapshot } from '../../testing/order-snapshot.ts'
import { type SeededOrder, seedOrder, testBilling, testInstrument } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp, tuesday } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'

interface Call {
  method: 'POST' | 'PUT'
  url: string
  body: object
}

const billing: Call = { method: 'PUT', url: '/api/datos-factura', body: { CP: '06600' } }
const instrument: Call = {
  method: 'PUT',
  url: '/api/datos-inst-certificado/update-single',
  body: { idDatoCert: '48211', Serie: 'X' },
}
const survey: Call = { method: 'PUT', url: '/api/update-encuesta-bitacora', body: { califica: 5, comentarios: 'x' } }
const confirmation: Call = { method: 'POST', url: '/api/confirmar-orden', body: {} }
const unchangedBilling: Call = { ...billing, body: testBilling }
const { Serie } = testInstrument(1)
const unchangedInstrument: Call = { ...instrument, body: { idDatoCert: '48211', Serie } }
const reading: Call = { method: 'POST', url: '/api/datos-factura', body: {} }
const readingCertificate: Call = { method: 'POST', url: '/api/datos-certificado', body: {} }

const writing = [billing, instrument, survey, confirmation]
const edits = [billing, instrument, survey]

for (const engine of engines) {
  describe(`the writing calls on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      kit.setNow(tuesday)
      order = await seedOrder(kit.db)
    })
    afterAll(() => kit.close())

    const send = ({ method, url, body }: Call, idOrden = order.idOrden) =>
      kit.app.inject({ method, url, payload: { idOrden, ...body } })

    test.each(writing)('$method $url at the very fechaLimite is in time', async (call) => {
      kit.setNow('2026-12-03T18:00:00-06:00')
      expect((await send(call)).statusCode).toBe(200)
    })

    test.each([...writing, unchangedBilling, unchangedInstrument])(
      '$method $url a millisecond later is refused, and changes nothing',
      async (call) => {
        const snapshot = await orderSnapshot(kit.db)
        for (const at of ['2026-12-03T18:00:00.001-06:00', '2026-12-03T18:00:01-06:00', '2027-06-01T00:00:00-06:00']) {
          kit.setNow(at)
          const reply = await send(call)
          expect(reply.statusCode).toBe(403)
          expect(reply.json()).toEqual({ error: 'La fecha límite ha pasado; los datos ya no se pueden cambiar.' })
        }
        expect(await orderSnapshot(kit.db)).toEqual(snapshot)
      },
    )

    test.each([...edits, unchangedBilling, unchangedInstrument])(
      '$method $url on a confirmed order is refused, and changes nothing',
      async (call) => {
        await send(confirmation)
        const snapshot = await orderSnapshot(kit.db)
        for (const at of [tuesday, '2026-12-20T10:00:00-06:00']) {
          kit.setNow(at)
          const reply = await send(call)
          expect(reply.statusCode).toBe(403)
          expect(reply.json()).toEqual({ error: 'La orden ya fue confirmada; los datos ya no se pueden cambiar.' })
        }
        expect(await orderSnapshot(kit.db)).toEqual(snapshot)
      },
    )

    test.each([...writing, reading, readingCertificate])('$method $url of an unknown order is 404', async (call) => {
      const snapshot = await orderSnapshot(kit.db)
      for (const idOrden of [order.OrdenServicio, order.idOrden.toLowerCase(), 'x', "' or 1=1 --", '0'.repeat(64)]) {
        const reply = await send(call, idOrden)
        expect(reply.statusCode).toBe(404)
        expect(reply.json().error).toMatch(/^No encontramos esta orden/)
      }
      expect(await orderSnapshot(kit.db)).toEqual(snapshot)
    })

    test('readings say expired and confirmed at once, in every state', async () => {
      const states = async () => {
        const replies = await Promise.all([reading, readingCertificate].map((call) => send(call)))
        return replies.map((reply) => [reply.json().expired, reply.json().confirmed])
      }
      expect(await states()).toEqual([
        [false, false],
        [false, false],
      ])
      kit.setNow('2026-12-03T18:00:00.001-06:00')
      expect(await states()).toEqual([
        [true, false],
        [true, false],
      ])
      kit.setNow(tuesday)
      await send(confirmation)
      kit.setNow('2026-12-20T10:00:00-06:00')
      expect(await states()).toEqual([
        [false, true],
        [false, true],
      ])
    })
  })
}

describe('unknown orders, limited per address', () => {
  let kit: TestApp
  beforeAll(async () => {
    kit = await startTestApp('sqlite', { RATE_LIMIT: '1', TRUST_PROXY: 'loopback' })
  })
  afterAll(() => kit.close())
  const read = (idOrden: string, from: string) =>
    kit.app.inject({
      method: 'POST',
      url: '/api/datos-factura',
      headers: { 'x-forwarded-for': from },
      payload: { idOrden },
    })

  test('the 31st within ten minutes is 429; known ones, other addresses and later ones are not', async () => {
    const { idOrden } = await seedOrder(kit.db)
    for (let nth = 1; nth <= 30; nth++) expect((await read(`x${nth}`, '192.0.2.1')).statusCode).toBe(404)
    const refused = await read('x31', '192.0.2.1')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect((await read(idOrden, '192.0.2.1')).statusCode).toBe(200)
    expect((await read('x31', '192.0.2.2')).statusCode).toBe(404)
    kit.setNow('2026-12-01T10:09:59.999-06:00')
    expect((await read('x31', '192.0.2.1')).statusCode).toBe(429)
    kit.setNow('2026-12-01T10:10:00-06:00')
    expect((await read('x31', '192.0.2.1')).statusCode).toBe(404)
  })

  test('every address of one IPv6 /64 counts as the same one', async () => {
    for (let nth = 1; nth <= 30; nth++) expect((await read('x', `2001:db8:0:7::${nth}`)).statusCode).toBe(404)
    expect((await read('x', '2001:db8:0:7:ffff::1')).statusCode).toBe(429)
    expect((await read('x', '2001:db8:0:8::1')).statusCode).toBe(404)
  })
})
