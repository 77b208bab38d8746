import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTurns } from '../http/turns.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'
import { importStandards } from './import-standards.ts'
import { readSnapshotFile, readSnapshotList } from './snapshot-file.ts'
import type { Standard } from './standard.ts'
import { publishedList } from './standard-store.ts'
import { wholeList } from './whole-list.ts'

const standard = (Identificacion: string, change: Partial<Standard> = {}): Standard => ({
  Descripcion: 'Manómetro "fino", ½ ″',
  Marca: 'Ñandú & Cía <b>',
  Identificacion,
  Calibrado: '2026-01-15',
  Proxima: '2027-01-15',
  Informe: '<a href="/informes/1.pdf?a=1&amp;b=2" target="_blank" rel="noopener">CNM-1</a>',
  ...change,
})
const numbered = (count: number) => Array.from({ length: count }, (_, n) => standard(`PM-${n + 1}`))
const special = [
  standard('=1+1', { Proxima: '2026-11-30', Informe: '' }),
  standard('<script>alert(1)</script>', {
    Descripcion: '<script>2</script>',
    Marca: '<script>3</script>',
    Calibrado: '<script>4',
    Proxima: '<script>5',
    Informe: 'a &lt; b',
  }),
  standard('PM-1', { Informe: '<a href="https://erp.example/2.pdf" target="_blank" rel="noopener">CNM-2</a>' }),
]
const list = [...numbered(1201), ...special]

for (const engine of engines) {
  describe(`the list to take away on ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine, { BASE_URL: 'https://lab.example' })
      await publish(list)
    })
    afterAll(() => kit.close())
    const publish = (rows: Standard[]) =>
      importStandards(kit.db, readSnapshotList(rows), { forzar: true }, kit.parts.now())
    const get = (url: string, headers: Record<string, string> = {}) => kit.app.inject({ method: 'GET', url, headers })

    test('as CSV: every row in its order, as it is imported, and unchanged by an import', async () => {
      const reply = await get('/api/patrones.csv')
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(reply.headers['content-disposition']).toBe('attachment; filename="patrones-2026-12-01.csv"')
      expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      expect(reply.payload).toContain(
        '\r\n"Manómetro ""fino"", ½ ″",Ñandú & Cía <b>,\'=1+1,2026-01-15,2026-11-30,,Vencido,\r\n',
      )
      expect(reply.payload).toContain(',,https://lab.example/informes/1.pdf?a=1&b=2\r\n')
      const { rows, notes } = await readSnapshotFile('patrones.csv', reply.rawPayload)
      expect(rows.map(({ values }) => values)).toEqual(list)
      expect(notes).toEqual([expect.stringContaining('«<script>5»')])
      expect(await importStandards(kit.db, rows, { forzar: false }, kit.parts.now())).toMatchObject({
        iguales: list.length,
        nuevos: 0,
        cambiados: 0,
        retirados: 0,
      })
    })

    test('as a page that runs nothing: every row, text as text, what is overdue in words', async () => {
      const reply = await get('/api/patrones.html')
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
      expect(reply.payload.match(/<tr><td>/g)).toHaveLength(list.length)
      expect(reply.payload).toContain(
        '1,204 patrones. Lista publicada el 1 de diciembre de 2026 a las 10:00 (hora del centro).',
      )
      expect(reply.payload).not.toContain('<script')
      expect(reply.payload).toContain('Ñandú &amp; Cía &lt;b&gt;')
      expect(reply.payload).toContain('2026-11-30 <b>Vencido</b>')
      expect(reply.payload.match(/Vencido/g)).toHaveLength(1)
      expect(reply.payload).toContain('<a href="https://erp.example/2.pdf" target="_blank" rel="noopener">CNM-2</a>')
    })

    test('as a page of one identifier, with all of its reports', async () => {
      const reply = await get('/api/patrones.html?identificacion=pm-1')
      expect(reply.payload.match(/<tr><td>/g)).toHaveLength(2)
      expect(reply.payload).toContain('2 patrones.')
    })

    test('an identifier that is not there: the near ones', async () => {
      const reply = await get('/api/patrones.html?identificacion=PM%20777')
      expect(reply.payload).toContain('No encontramos un patrón con la identificación «PM 777».')
      expect(reply.payload).toContain('¿Buscabas <a href="/api/patrones.html?identificacion=PM-777">PM-777</a>')
      expect(reply.payload).not.toContain('<table>')
    })

    test.each(['"><script>x</script>', '<img src=x onerror=x>'])('what is searched stays text: %s', async (typed) => {
      const reply = await get(`/api/patrones.html?identificacion=${encodeURIComponent(typed)}`)
      expect(reply.statusCode).toBe(200)
      expect(reply.payload).not.toMatch(/<script|<img/)
    })

    test.each(['/api/patrones.csv', '/api/patrones.html'])('%s is sent once while it does not change', async (url) => {
      const first = await get(url)
      const tag = String(first.headers.etag)
      expect(Date.parse(String(first.headers['last-modified']))).toBe(kit.parts.now().epochMilliseconds)
      const again = await get(url, { 'if-none-match': `W/"x", ${tag}` })
      expect([again.statusCode, again.payload]).toEqual([304, ''])
      const head = await kit.app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.payload, head.headers.etag]).toEqual([200, '', tag])
      expect(head.headers['content-length']).toBeUndefined()
      await publish(list)
      expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(200)
      kit.setNow('2026-12-02T10:00:00-06:00')
      // The next day another standard may be overdue.
      expect((await get(url)).headers.etag).not.toBe(tag)
      kit.setNow('2026-12-01T10:00:00-06:00')
    })

    test('a search that is too long is refused with a page', async () => {
      const reply = await get(`/api/patrones.html?identificacion=${'x'.repeat(201)}`)
      expect(reply.statusCode).toBe(400)
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(reply.payload).toContain('Es demasiado largo: caben 200 caracteres.')
    })

    test('a list that is replaced while it is read is read to its end; replaced twice, it breaks off', async () => {
      const reading = wholeList(kit.db, await publishedList(kit.db), createTurns())
      const begun = (await reading.next()).value as Standard[]
      await publish(numbered(700))
      const rest = (await Array.fromAsync(reading)).flat()
      expect([...begun, ...rest].map(({ Identificacion }) => Identificacion)).toEqual(
        list.map(({ Identificacion }) => Identificacion),
      )
      await publish(list)
      const broken = wholeList(kit.db, await publishedList(kit.db), createTurns())
      await broken.next()
      await publish(numbered(700))
      await publish(numbered(800))
      await expect(Array.fromAsync(broken)).rejects.toThrow('replaced twice')
    })

    // Where the database is another process, waiting for it lets others in by itself.
    test.runIf(engine === 'sqlite')(
      'twenty who take it away at once: between two pieces of any, other calls are answered',
      async () => {
        await publish(list)
        let rounds = 0
        let isDone = false
        const round = () => {
          rounds += 1
          if (!isDone) setImmediate(round)
        }
        round()
        await Promise.all(Array.from({ length: 20 }, () => get('/api/patrones.csv')))
        isDone = true
        // 1,204 rows are three pieces.
        expect(rounds).toBeGreaterThanOrEqual(20 * 3)
      },
    )

    test('half a list never passes for a whole one', async () => {
      await publish(list)
      const url = await kit.app.listen({ port: 0 })
      // Rows that the list counts and does not have, as after a second import.
      await kit.db.deleteFrom('standards').where('posicion', '>', 900).execute()
      await expect(fetch(`${url}/api/patrones.csv`).then((reply) => reply.text())).rejects.toThrow()
    })

    test('nothing published: a file with its header, a page that says so', async () => {
      await publish([])
      expect((await get('/api/patrones.csv')).payload.split('\r\n')).toHaveLength(2)
      expect((await get('/api/patrones.html')).payload).toContain('Por ahora no hay patrones publicados.')
    })
  })
}
