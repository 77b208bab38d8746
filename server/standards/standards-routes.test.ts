import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '../../contract/refusals.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'

const token = 'clave-del-erp-0123456789'
const standard = (Identificacion: string, Informe = '') => ({
  Descripcion: 'Manómetro',
  Marca: 'Fluke',
  Identificacion,
  Calibrado: '2026-01-15',
  Proxima: '2027-01-15',
  Informe,
})
const numbered = Array.from({ length: 41 }, (_, n) => standard(`PM-${String(n + 1).padStart(3, '0')}`))
const snapshot = [...numbered, standard('Balanza Ñ 1', 'a'), standard('BALANZA N 1', 'b')]

interface Scenario {
  name: string
  send: Record<string, unknown>
  status?: number
  reply: object
  ids?: string[]
}

const scenarios: Scenario[] = [
  {
    name: 'the first page',
    send: { page: 1, pageSize: 10 },
    reply: { total: 43, totalPages: 5 },
    ids: numbered.slice(0, 10).map((row) => row.Identificacion),
  },
  {
    name: 'the last page',
    send: { page: 5, pageSize: 10 },
    reply: { total: 43, totalPages: 5 },
    ids: ['PM-041', 'Balanza Ñ 1', 'BALANZA N 1'],
  },
  {
    name: 'beyond the last page: no rows, the true totals, a message',
    send: { page: 999, pageSize: 50 },
    reply: { data: [], total: 43, totalPages: 1, message: 'La página 999 no existe; la última es la 1.' },
  },
  {
    name: 'beyond what a database counts',
    send: { page: 999_999_999, pageSize: 50 },
    reply: { data: [], total: 43, totalPages: 1, message: 'La página 999999999 no existe; la última es la 1.' },
  },
  {
    name: 'a blank search is none',
    send: { page: 1, pageSize: 20, identificacion: '  ' },
    reply: { total: 43, totalPages: 3 },
  },
  {
    name: 'an exact identifier',
    send: { page: 1, pageSize: 10, identificacion: 'PM-007' },
    reply: { total: 1, totalPages: 1 },
    ids: ['PM-007'],
  },
  {
    name: 'without regard to case, accents or blanks at the ends',
    send: { page: 1, pageSize: 10, identificacion: ' balanza ñ 1 ' },
    reply: { total: 2, totalPages: 1 },
    ids: ['Balanza Ñ 1', 'BALANZA N 1'],
  },
  {
    name: 'beyond the last page of a search',
    send: { page: 7, pageSize: 10, identificacion: 'PM-007' },
    reply: { data: [], total: 1, totalPages: 1, message: 'La página 7 no existe; la última es la 1.' },
  },
  {
    name: 'not a part of an identifier, which is named as near',
    send: { page: 1, pageSize: 10, identificacion: 'PM-04' },
    reply: {
      data: [],
      total: 0,
      totalPages: 0,
      message: 'No encontramos un patrón con la identificación «PM-04».',
      cercanos: ['PM-040', 'PM-041', 'PM-004', 'PM-014', 'PM-024'],
    },
  },
  {
    name: 'written with other separators and O for 0: that one alone, not those that are merely like it',
    send: { page: 1, pageSize: 10, identificacion: 'pm OO7' },
    reply: { total: 0, cercanos: ['PM-007'] },
  },
  {
    name: 'two characters too many',
    send: { page: 1, pageSize: 10, identificacion: 'PM-04123' },
    reply: { total: 0, cercanos: ['PM-041'] },
  },
  {
    name: 'nothing near',
    send: { page: 1, pageSize: 10, identificacion: '%' },
    reply: { data: [], total: 0, totalPages: 0, message: 'No encontramos un patrón con la identificación «%».' },
  },
  {
    name: 'refuses another page size',
    send: { page: 1, pageSize: 1000 },
    status: 400,
    reply: { campos: { pageSize: 'El tamaño de página debe ser 10, 20, 30, 40 o 50.' } },
  },
  {
    name: 'refuses page 0',
    send: { page: 0, pageSize: 10 },
    status: 400,
    reply: { campos: { page: 'Empieza en 1.' } },
  },
  {
    name: 'refuses half a page',
    send: { page: 1.5, pageSize: 10 },
    status: 400,
    reply: { campos: { page: 'Debe ser entero.' } },
  },
  {
    name: 'refuses text',
    send: { page: '1', pageSize: 10 },
    status: 400,
    reply: { campos: { page: 'Debe ser un número.' } },
  },
  {
    name: 'refuses a list',
    send: { page: 1, pageSize: 10, identificacion: ['a'] },
    status: 400,
    reply: { campos: { identificacion: 'Debe ser texto.' } },
  },
]

for (const engine of engines) {
  describe(`the standards' calls on ${engine}`, () => {
    let kit: TestApp
    const folder = mkdtempSync(join(tmpdir(), 'certeza-standards-'))
    beforeAll(async () => {
      // A file: another thread imports.
      kit = await startTestApp(engine, { ERP_TOKEN: token }, join(folder, 'certeza.db'))
    })
    afterAll(async () => {
      await kit.close()
      rmSync(folder, { recursive: true })
    })
    const put = (payload: unknown, query = '', authorization = `Bearer ${token}`) =>
      kit.app.inject({
        method: 'PUT',
        url: `/api/erp/patrones${query}`,
        headers: { authorization, 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      })
    const ask = (payload: Record<string, unknown>) =>
      kit.app.inject({ method: 'POST', url: '/api/datos-trazabilidad', payload })

    test('an empty table says so', async () => {
      const reply = await ask({ page: 1, pageSize: 10 })
      expect(reply.json()).toEqual({
        data: [],
        total: 0,
        totalPages: 0,
        message: 'Por ahora no hay patrones publicados.',
      })
    })

    test('the ERP publishes its snapshot', async () => {
      const reply = await put(snapshot)
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toMatchObject({ total: 43, nuevos: 43, rechazados: [] })
    })

    test.each(scenarios)('$name', async ({ send, status = 200, reply: expected, ids }) => {
      const reply = await ask(send)
      expect(reply.statusCode).toBe(status)
      const body = reply.json()
      expect(body).toMatchObject(expected)
      if (ids) {
        expect(body.data.map((row: { Identificacion: string }) => row.Identificacion)).toEqual(ids)
        expect(Object.keys(body)).toEqual(['data', 'total', 'totalPages'])
        expect(Object.keys(body.data[0]).sort()).toEqual(Object.keys(standard('')).sort())
      }
    })

    test('half an export is refused, and taken with forzar', async () => {
      const refused = await put(numbered.slice(0, 5))
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ campos: { retirados: 'Retiraría 38 de 43.' } })
      expect((await put(numbered.slice(0, 5), '?forzar=1')).json()).toMatchObject({ total: 5, retirados: 38 })
    })

    test.each([
      { name: 'a row without its column', payload: [{ Identificacion: 'X' }], status: 400, has: 'rechazados' },
      { name: 'no list', payload: { a: 1 }, status: 400, has: 'error', why: /debe ser una lista de patrones/ },
      { name: 'another value of forzar', payload: [], query: '?forzar=si', status: 400, has: 'campos' },
    ])('refuses $name', async ({ payload, query, status, has, why = /./ }) => {
      const reply = await put(payload, query)
      expect([reply.statusCode, reply.json().error]).toEqual([status, expect.stringMatching(why)])
      expect(Object.keys(reply.json())).toContain(has)
      expect((await ask({ page: 1, pageSize: 10 })).json().total).toBe(5)
    })

    test.each([
      { name: 'no JSON', payload: '[{' },
      { name: 'nothing', payload: '' },
      { name: 'no UTF-8', payload: Buffer.from([0x5b, 0x22, 0xf1, 0x22, 0x5d]) },
    ])('refuses $name', async ({ payload }) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const reply = await kit.app.inject({ method: 'PUT', url: '/api/erp/patrones', headers, payload })
      expect([reply.statusCode, reply.json().error]).toEqual([
        400,
        'No pudimos leer los datos enviados. Vuelve a intentarlo.',
      ])
    })

    test('more than 32 MiB is refused, and nothing of it kept', async () => {
      const before = (await ask({ page: 1, pageSize: 10 })).json().total
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      // A list that could be read, were it shorter.
      const payload = Buffer.alloc(32 * 1024 * 1024 + 1, ' ')
      payload.write('[')
      payload.write(']', payload.length - 1)
      const reply = await kit.app.inject({ method: 'PUT', url: '/api/erp/patrones?forzar=1', headers, payload })
      expect([reply.statusCode, reply.json()]).toEqual([
        413,
        { error: refusals.tooLarge.error, campos: { patrones: expect.stringContaining('patrones importar') } },
      ])
      expect((await ask({ page: 1, pageSize: 10 })).json().total).toBe(before)
    })

    test('readers go on while a large list comes in', async () => {
      const url = await kit.app.listen({ port: 0 })
      const large = Array.from({ length: 20_000 }, (_, n) => standard(`L-${n}`))
      let done = false
      const publishing = fetch(`${url}/api/erp/patrones?forzar=1`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(large),
      }).finally(() => {
        done = true
      })
      const totals = new Set<number>()
      while (!done) totals.add((await ask({ page: 1, pageSize: 10 })).json().total)
      expect(await (await publishing).json()).toMatchObject({ total: 20_000, nuevos: 20_000 })
      totals.add((await ask({ page: 2000, pageSize: 10 })).json().total)
      // The old list or the new, and the old one for most of the time.
      expect([...totals]).toEqual([5, 20_000])
      expect((await put(numbered.slice(0, 5), '?forzar=1')).json()).toMatchObject({ total: 5 })
    })

    test('what is meant but for its separators is named alone, where another begins with it too', async () => {
      await put([standard('PM-1'), standard('PM-12'), standard('PM-13')], '?forzar=1')
      const near = async (identificacion: string) => (await ask({ page: 1, pageSize: 10, identificacion })).json()
      expect(await near('PM1')).toMatchObject({ cercanos: ['PM-1'] })
      expect(await near('PM.')).toMatchObject({ cercanos: ['PM-1', 'PM-12', 'PM-13'] })
      expect(await near('P')).not.toHaveProperty('cercanos')
      await put([standard('PM-123')], '?forzar=1')
      expect(await near('PM-X3')).toMatchObject({ cercanos: ['PM-123'] })
      // Three characters away.
      expect(await near('PM-XY')).not.toHaveProperty('cercanos')
    })

    test('refuses another token before it reads the list', async () => {
      expect((await put(snapshot, '', 'Bearer otra')).statusCode).toBe(401)
    })
  })
}
