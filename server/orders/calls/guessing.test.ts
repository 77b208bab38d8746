import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SeededOrder, seedOrder } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { newOrderId } from '../new-order-id.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const numberOf = (id: string) => [...id].reduce((sum, digit) => sum * 62n + BigInt(digits.indexOf(digit)), 0n)

describe('a link cannot be guessed', () => {
  test('it has 128 random bits, each of them as often 0 as 1', () => {
    const ids = Array.from({ length: 4000 }, newOrderId)
    expect(new Set(ids).size).toBe(ids.length)
    const ones = Array.from({ length: 128 }, () => 0)
    for (const id of ids) {
      expect(id).toMatch(/^[0-9A-Za-z]{22}$/)
      const number = numberOf(id)
      expect(number < 2n ** 128n).toBe(true)
      for (let bit = 0; bit < 128; bit += 1) if ((number >> BigInt(bit)) & 1n) ones[bit] = (ones[bit] ?? 0) + 1
    }
    // Seven standard deviations (32 each) off the middle: once in 10^9 runs.
    for (const count of ones) expect(Math.abs(count - 2000)).toBeLessThan(224)
  })
})

const calls: { method: 'GET' | 'POST' | 'PUT'; url: string; body: object }[] = [
  { method: 'POST', url: '/api/datos-factura', body: {} },
  { method: 'PUT', url: '/api/datos-factura', body: { CP: '06600' } },
  { method: 'POST', url: '/api/datos-certificado', body: {} },
  { method: 'PUT', url: '/api/datos-inst-certificado/update-single', body: { idDatoCert: '48211', Serie: 'X' } },
  { method: 'PUT', url: '/api/update-encuesta-bitacora', body: { califica: 5 } },
  { method: 'POST', url: '/api/confirmar-orden', body: {} },
  { method: 'POST', url: '/api/pregunta-orden', body: { mensaje: '¿Hola?' } },
  { method: 'GET', url: '/api/certificado/ID.pdf', body: {} },
]

for (const engine of engines) {
  describe(`who guesses on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    beforeAll(async () => {
      kit = await startTestApp(engine)
      order = await seedOrder(kit.db)
    })
    afterAll(() => kit.close())

    const ask = ({ method, url, body }: (typeof calls)[number], idOrden: string) =>
      kit.app.inject({
        method,
        url: url.replace('ID', encodeURIComponent(idOrden)),
        ...(method !== 'GET' && { payload: { ...body, idOrden } }),
      })
    const swapped = (id: string, place: number) =>
      `${id.slice(0, place)}${id[place] === 'x' ? 'y' : 'x'}${id.slice(place + 1)}`

    test.each(calls)('$method $url answers alike to whatever is no link', async (call) => {
      const wrong = [
        newOrderId(),
        swapped(order.idOrden, 0),
        swapped(order.idOrden, 21),
        order.idOrden.slice(0, 21),
        `${order.idOrden}0`,
        order.OrdenServicio,
        'x',
        '%',
        "' or 1=1 --",
      ]
      const answers = new Set<string>()
      for (const idOrden of wrong) {
        const { statusCode, headers, body } = await ask(call, idOrden)
        const { date, 'x-request-id': name, ...told } = headers
        expect([statusCode, date, typeof name]).toEqual([404, date, 'string'])
        answers.add(JSON.stringify([statusCode, body, told]))
      }
      expect([...answers]).toHaveLength(1)
    })

    test('the time of the answer does not tell how near a guess is', async () => {
      const [read] = calls as [(typeof calls)[number]]
      const near = swapped(order.idOrden, 21)
      const far = swapped(order.idOrden, 0)
      const times = { near: [] as number[], far: [] as number[] }
      for (let round = 0; round < 400; round += 1)
        // Turn by turn, so that whatever slows the machine down slows both.
        for (const [name, guess] of Object.entries(round % 2 ? { near, far } : { far, near })) {
          const started = performance.now()
          await ask(read, guess)
          times[name as 'near' | 'far'].push(performance.now() - started)
        }
      // The quick ones: what a machine does beside this is in the slow ones.
      const quick = (values: number[]) => values.sort((a, b) => a - b)[40] ?? 0
      const [nearTime, farTime] = [quick(times.near), quick(times.far)]
      expect(Math.max(nearTime, farTime) / Math.min(nearTime, farTime)).toBeLessThan(1.25)
    })
  })
}

test('whichever calls are guessed at, 30 unknown links are all', async () => {
  const kit = await startTestApp('sqlite', { RATE_LIMIT: '1' })
  const statuses: number[] = []
  for (let nth = 0; nth < 16; nth += 1) {
    const idOrden = newOrderId()
    const read = await kit.app.inject({ method: 'POST', url: '/api/datos-factura', payload: { idOrden } })
    const document = await kit.app.inject({ url: `/api/certificado/${idOrden}.pdf` })
    statuses.push(read.statusCode, document.statusCode)
  }
  expect(statuses).toEqual([...Array(30).fill(404), 429, 429])
  await kit.close()
})
