import { UpdateQueryNode } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StandardsImport } from '../../contract/calls/standards.ts'
import { NoConnection } from '../database/no-connection.ts'
import { Silence } from '../database/silence.ts'
import { engines, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { importStandards } from './import-standards.ts'
import type { Standard } from './standard.ts'
import { listStandards } from './standard-store.ts'

const now = Temporal.Instant.from('2026-12-01T10:00:00-06:00')

const standard = (
  Identificacion: string,
  change: Partial<Record<keyof Standard, unknown>> = {},
): Record<keyof Standard, unknown> => ({
  Descripcion: 'Manómetro digital',
  Marca: 'Fluke',
  Identificacion,
  Calibrado: '2026-01-15',
  Proxima: '2027-01-15',
  Informe: `<a href="/informes/${Identificacion}.pdf">${Identificacion}</a>`,
  ...change,
})
const many = (count: number, first = 1) => Array.from({ length: count }, (_, n) => standard(`PM-${first + n}`))

interface Scenario {
  name: string
  before?: unknown[]
  send: unknown[]
  forzar?: boolean
  result: Partial<StandardsImport>
  published: unknown[]
}

const ids = (rows: { Identificacion?: unknown }[]) => rows.map(({ Identificacion }) => Identificacion)

const scenarios: Scenario[] = [
  {
    name: 'publishes a first list in its order',
    send: [standard('PM-2'), standard('PM-1'), standard('PM-3')],
    result: { total: 3, nuevos: 3, cambiados: 0, iguales: 0, retirados: 0, repetidos: [], rechazados: [] },
    published: ['PM-2', 'PM-1', 'PM-3'],
  },
  {
    name: 'the same list again changes nothing',
    before: many(3),
    send: many(3),
    result: { total: 3, nuevos: 0, cambiados: 0, iguales: 3, retirados: 0 },
    published: ids(many(3)),
  },
  {
    name: 'tells new, changed, equal and retired apart',
    before: many(4),
    send: [standard('PM-1'), standard('PM-2', { Calibrado: '2026-11-30' }), standard('PM-9')],
    result: { total: 3, nuevos: 1, cambiados: 1, iguales: 1, retirados: 2 },
    published: ['PM-1', 'PM-2', 'PM-9'],
  },
  {
    name: 'an identifier of what nobody sees is none',
    before: many(1),
    send: [standard('\u200b\u2060')],
    result: { rechazados: [{ renglon: 1, columna: 'Identificacion', motivo: 'Falta la identificación.' }] },
    published: ['PM-1'],
  },
  {
    name: 'a row given twice counts once and is reported',
    send: [standard('PM-1'), standard('PM-2'), standard('PM-1'), standard('PM-1')],
    result: {
      total: 2,
      nuevos: 2,
      repetidos: [
        { Identificacion: 'PM-1', renglones: [1, 3, 4], motivo: 'El renglón está repetido; cuenta una vez.' },
      ],
    },
    published: ['PM-1', 'PM-2'],
  },
  {
    name: 'one identifier with two reports is two rows, and is reported',
    send: [standard('PM-1'), standard('pm-1', { Informe: '' })],
    result: {
      total: 2,
      repetidos: [
        {
          Identificacion: 'pm-1',
          renglones: [1, 2],
          motivo: 'La misma identificación tiene datos distintos; se publican todos.',
        },
      ],
    },
    published: ['PM-1', 'pm-1'],
  },
  {
    name: 'a refused row refuses the whole list, with row and column',
    before: many(2),
    send: [
      standard('PM-1'),
      standard('  '),
      standard('PM-3', { Marca: 5 }),
      standard('PM-4', { Descripcion: 'x'.repeat(201) }),
      { Identificacion: 'PM-5', Descripcion: '', Marca: null, Calibrado: '', Proxima: '' },
      'PM-6',
    ],
    result: {
      total: 2,
      nuevos: 0,
      rechazados: [
        { renglon: 2, columna: 'Identificacion', motivo: 'Falta la identificación.' },
        { renglon: 3, columna: 'Marca', motivo: 'Debe ser texto.' },
        { renglon: 4, columna: 'Descripcion', motivo: 'Es demasiado largo: caben 200 caracteres.' },
        { renglon: 5, columna: 'Informe', motivo: 'Falta la columna.' },
        { renglon: 6, columna: '', motivo: 'El renglón no es un patrón con sus columnas.' },
      ],
    },
    published: ['PM-1', 'PM-2'],
  },
  {
    name: 'a list that retires half is taken',
    before: many(20),
    send: many(10),
    result: { total: 10, retirados: 10 },
    published: ids(many(10)),
  },
  {
    name: 'a small list may shrink as it likes',
    before: many(19),
    send: many(1),
    result: { total: 1, retirados: 18 },
    published: ['PM-1'],
  },
  {
    name: 'told to, it retires more than half',
    before: many(20),
    send: many(9),
    forzar: true,
    result: { total: 9, retirados: 11 },
    published: ids(many(9)),
  },
  {
    name: 'told to, it empties the table',
    before: many(2),
    send: [],
    forzar: true,
    result: { total: 0, retirados: 2 },
    published: [],
  },
  {
    name: 'more than one statement holds',
    send: many(1203),
    result: { total: 1203, nuevos: 1203 },
    published: ids(many(50)),
  },
]

for (const engine of engines) {
  describe(`importStandards on ${engine}`, () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await openTestDatabase(engine)
    })
    beforeEach(() => database.reset())
    afterAll(() => database.close())

    const take = (list: unknown[], forzar = false) =>
      importStandards(
        database.db,
        list.map((values, index) => ({ renglon: index + 1, values })),
        { forzar },
        now,
      )
    const published = async () => ids((await listStandards(database.db, 1, 50)).rows)
    const storedVersions = async () =>
      (await database.db.selectFrom('standards').select('version').distinct().execute()).length

    test.each(scenarios)('$name', async ({ before, send, forzar = false, result, published: expected }) => {
      if (before) await take(before)
      expect(await take(send, forzar)).toMatchObject(result)
      expect(await published()).toEqual(expected)
      expect(await storedVersions()).toBeLessThanOrEqual(2)
    })

    test.each([
      { name: 'an empty list', before: many(3), send: [] },
      { name: 'a first, empty list', before: [], send: [] },
      { name: 'half an export', before: many(20), send: many(9) },
    ])('refuses $name unless told', async ({ before, send }) => {
      if (before.length > 0) await take(before)
      await expect(take(send)).rejects.toMatchObject({ reason: 'snapshotTooSmall' })
      expect(await published()).toEqual(ids(before))
    })

    test('cleans the report and cuts the dates', async () => {
      await take([
        standard(' PM-1 ', { Calibrado: '2026-01-15T00:00:00', Informe: '<script>x</script><a href="/i.pdf">i</a>' }),
      ])
      expect((await listStandards(database.db, 1, 10)).rows).toEqual([
        {
          ...standard('PM-1'),
          Calibrado: '2026-01-15',
          Informe: '<a href="/i.pdf" target="_blank" rel="noopener">i</a>',
        },
      ])
    })

    test('cuts no character of a date in half', async () => {
      await take([standard('PM-1', { Calibrado: '123456789𝛺y' })])
      expect((await listStandards(database.db, 1, 10)).rows).toMatchObject([{ Calibrado: '123456789𝛺' }])
    })

    test('readers see the old list or the new, whole, while several are imported', async () => {
      await take(many(1000))
      const sizes = [1500, 2000, 1200]
      let done = false
      const imports = (async () => {
        for (const size of sizes) await take(many(size))
        done = true
      })()
      const seen = new Set<number>()
      while (!done) {
        const { rows, total } = await listStandards(database.db, 20, 50)
        expect(rows).toHaveLength(50)
        seen.add(total)
        await new Promise((turn) => setImmediate(turn))
      }
      await imports
      expect([...seen].every((total) => [1000, ...sizes].includes(total))).toBe(true)
    })

    test('of two imports at once one stands, whole, and an overtaken one says so', async () => {
      const results = await Promise.allSettled([take(many(1500)), take(many(700))])
      const totals = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.total] : []))
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ reason: 'newerSnapshot' })
      expect(totals).toContain((await listStandards(database.db, 1, 10)).total)
      // One that was overtaken leaves nothing behind.
      expect(await storedVersions()).toBe(totals.length)
    })

    test('what was replaced stays for those who read it, until the next import', async () => {
      for (const size of [30, 40, 50, 60]) await take(many(size))
      const kept = await database.db
        .selectFrom('standards')
        .select((eb) => ['version', eb.fn.countAll<number>().as('rows')])
        .groupBy('version')
        .orderBy('version')
        .execute()
      expect(kept.map(({ rows }) => rows)).toEqual([50, 60])
    })

    test('what an import that died left behind is never shown, and removed by the next', async () => {
      await take(many(3))
      await expect(
        importStandards(
          database.db,
          (function* () {
            for (const values of many(600)) yield { renglon: 1, values }
            throw new Error('the file ended')
          })(),
          { forzar: false },
          now,
        ),
      ).rejects.toThrow('the file ended')
      expect(await published()).toEqual(ids(many(3)))
      expect(await storedVersions()).toBe(1)
    })

    test.each([new Silence(), new NoConnection('no route')])(
      'a database that is away is not asked to clear up as well: %s',
      async (away) => {
        await take(many(3))
        const asked: string[] = []
        const cut = database.db.withPlugin({
          transformQuery: ({ node }) => {
            asked.push(node.kind)
            if (node.kind === 'InsertQueryNode' || node.kind === 'RawNode') throw away
            return node
          },
          transformResult: async ({ result }) => result,
        })
        const rows = many(5).map((values, index) => ({ renglon: index + 1, values }))
        await expect(importStandards(cut, rows, { forzar: false }, now)).rejects.toBe(away)
        expect(asked.at(-1)).toMatch(/^(InsertQuery|Raw)Node$/)
        expect(await published()).toEqual(ids(many(3)))
      },
    )

    test('a list stays whole whose publishing was done and never answered, as where the line breaks', async () => {
      await take(many(3))
      let updates = 0
      const deaf = database.db.withPlugin({
        transformQuery: ({ node }) => {
          if (UpdateQueryNode.is(node)) updates += 1
          return node
        },
        transformResult: async ({ result }) => {
          if (updates !== 2) return result
          updates = 0
          throw new Error('Connection terminated')
        },
      })
      const rows = many(5).map((values, index) => ({ renglon: index + 1, values }))
      await expect(importStandards(deaf, rows, { forzar: false }, now)).rejects.toThrow('Connection terminated')
      expect(await published()).toEqual(ids(many(5)))
      await take(many(4))
      await take(many(4))
      expect(await storedVersions()).toBe(2)
    })
  })
}
