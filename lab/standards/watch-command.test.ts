import { type ChildProcess, spawn } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listStandards } from '../../server/standards/standard-store.ts'
import { engines } from '../../server/testing/test-database.ts'
import { startLabOn } from '../testing/lab-here.ts'
import { type OpenLab, openLab } from '../testing/open-lab.ts'
import { passedEnvironment } from '../testing/passed-environment.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const waiting = { timeout: 60_000, interval: 50 }

const standard = (Identificacion: string) => ({
  Descripcion: 'Manómetro',
  Marca: 'Baroval',
  Identificacion,
  Calibrado: '2026-01-15',
  Proxima: '2027-01-15',
  Informe: '',
})
const list = (prefix: string, count = 3) =>
  JSON.stringify(Array.from({ length: count }, (_, n) => standard(`${prefix}-${n + 1}`)))

for (const engine of engines) {
  describe(`patrones vigilar on ${engine}`, { timeout: 180_000 }, () => {
    let kit: OpenLab
    let folder: string
    const running: ChildProcess[] = []
    const watching: ReturnType<typeof startLabOn>[] = []
    beforeAll(async () => {
      kit = await openLab(engine)
      folder = join(kit.dir, 'entrada')
    })
    beforeEach(async () => {
      await kit.reset()
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
    })
    afterEach(async () => {
      for (const child of running.splice(0)) child.kill('SIGKILL')
      for (const { stop } of watching) stop()
      await Promise.all(watching.splice(0).map(({ ended }) => ended))
    })
    afterAll(() => kit.close())

    /** It watches in this process; `said` is what it has printed. */
    async function watch() {
      const started = startLabOn(kit.environment, 'patrones', 'vigilar', folder, '--cada', '0.1')
      watching.push(started)
      await vi.waitFor(() => expect(started.said.err).toContain('Vigilando'), waiting)
      return started
    }
    /** Another process that watches; `said` is what it has printed. */
    function watchApart() {
      const env = { ...passedEnvironment, ...kit.environment }
      const child = spawn(process.execPath, [main, 'patrones', 'vigilar', folder, '--cada', '0.2'], { env })
      running.push(child)
      const said = { text: '' }
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said.text += chunk
        })
      const ended = new Promise<number | null>((done) => child.once('exit', done))
      return { child, said, ended }
    }
    const drop = (name: string, content: string | Buffer, secondsAgo = 0) => {
      writeFileSync(join(folder, `${name}.part`), content)
      const time = Date.now() / 1000 - secondsAgo
      utimesSync(join(folder, `${name}.part`), time, time)
      renameSync(join(folder, `${name}.part`), join(folder, name))
    }
    const names = (sub: string) => {
      try {
        return readdirSync(join(folder, sub)).sort()
      } catch {
        return []
      }
    }
    const published = async () => {
      const { rows } = await listStandards(kit.db, 1, 50)
      return rows.map(({ Identificacion }) => Identificacion)
    }
    const once = () => kit.lab('patrones', 'vigilar', folder, '--una-vez', '--cada', '0.1')

    const untilItPublishes = () =>
      vi.waitFor(async () => {
        const first = await kit.db.selectFrom('standards').select('posicion').limit(1).executeTakeFirst()
        expect(first).toBeDefined()
      }, waiting)

    test('takes finished lists in their order, leaves the rest, and ends with 0 when told to', async () => {
      const { child, said, ended } = watchApart()
      await vi.waitFor(() => expect(said.text).toContain('Vigilando'), waiting)
      drop('b.json', list('VIEJA'), 20)
      drop('a.json', list('NUEVA'), 10)
      for (const name of ['.oculta.json', '~$abierta.json', 'sube.json.tmp', 'sube.csv.part', 'otra.xml'])
        writeFileSync(join(folder, name), list('NO'))
      await vi.waitFor(() => expect(names('hechos')).toHaveLength(4), waiting)
      expect(await published()).toEqual(['NUEVA-1', 'NUEVA-2', 'NUEVA-3'])
      await vi.waitFor(() => expect(said.text).toContain('Se ignora otra.xml'), waiting)
      drop('a.json', list('OTRA'))
      await vi.waitFor(() => expect(names('hechos')).toHaveLength(6), waiting)
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
      expect(names('').filter((name) => name.includes('.'))).toEqual([
        '.oculta.json',
        'otra.xml',
        'sube.csv.part',
        'sube.json.tmp',
        '~$abierta.json',
      ])
    })

    test('moves what it refuses away, with the reason beside', async () => {
      drop('mala.json', JSON.stringify([standard('PM-1'), { ...standard('PM-2'), Marca: 7 }]), 5)
      drop('rota.csv', 'Descripcion,Marca\na,b')
      const { code, out } = await once()
      expect(code).toBe(1)
      expect(out).toContain('mala.json: rechazado el ')
      const [mala, report, , other] = names('rechazados')
      expect(mala).toMatch(/^\d{4}-\d{2}-\d{2} \d{6} mala\.json$/)
      expect(report).toBe(`${mala}.txt`)
      expect(readFileSync(join(folder, 'rechazados', report ?? ''), 'utf8')).toMatch(
        /No se publicó nada[\s\S]*2 {2}Marca +Debe ser texto\./,
      )
      expect(readFileSync(join(folder, 'rechazados', other ?? ''), 'utf8')).toContain('Faltan las columnas')
      expect(await published()).toEqual([])
      expect(names('hechos')).toEqual([])
    })

    test('refuses half an export, whose list stays as it was', async () => {
      drop('a.json', list('PM', 20))
      expect((await once()).code).toBe(0)
      drop('a.json', list('PM', 9))
      expect((await once()).code).toBe(1)
      expect(await published()).toHaveLength(20)
      expect(names('rechazados')).toHaveLength(2)
    })

    test('a file that grows is not taken until it is whole', async () => {
      await watch()
      const text = list('PM', 5)
      const path = join(folder, 'lenta.json')
      for (let end = 20; end < text.length; end += 20) {
        writeFileSync(path, text.slice(0, end))
        await new Promise((later) => setTimeout(later, 60))
      }
      writeFileSync(path, text)
      await vi.waitFor(() => expect(names('hechos')).toHaveLength(2), waiting)
      expect(names('rechazados')).toEqual([])
      expect(await published()).toHaveLength(5)
    })

    test('killed while it publishes, it does so again after the start, and nothing is lost or half', async () => {
      drop('grande.json', list('PM', 6000))
      const first = watchApart()
      await vi.waitFor(async () => {
        const { count } = await kit.db
          .selectFrom('standards')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        expect(count).toBeGreaterThan(0)
      }, waiting)
      first.child.kill('SIGKILL')
      await first.ended
      expect([0, 6000]).toContain((await listStandards(kit.db, 1, 10)).total)
      const second = watchApart()
      await vi.waitFor(() => expect(names('hechos').length).toBeGreaterThanOrEqual(2), waiting)
      expect((await listStandards(kit.db, 1, 10)).total).toBe(6000)
      expect(names('').filter((name) => name.includes('.'))).toEqual([])
      second.child.kill('SIGTERM')
      expect(await second.ended).toBe(0)
    })

    test('a list that comes under the name of the one being published is published too', async () => {
      await watch()
      drop('patrones.json', list('PM', 6000))
      await untilItPublishes()
      drop('patrones.json', list('PM', 6001))
      await vi.waitFor(async () => expect((await listStandards(kit.db, 1, 10)).total).toBe(6001), waiting)
      await vi.waitFor(() => expect(names('').filter((name) => name.includes('.'))).toEqual([]), waiting)
    })

    test('what could not be moved is moved later, and not taken again meanwhile', async () => {
      const { said } = await watch()
      drop('a.json', list('PM', 6000))
      await untilItPublishes()
      writeFileSync(join(folder, 'hechos'), 'no es una carpeta')
      await vi.waitFor(() => expect(said.err).toContain('No se pudo mover a.json'), waiting)
      renameSync(folder, `${folder}-fuera`)
      await vi.waitFor(() => expect(said.err).toContain('No se alcanza la carpeta'), waiting)
      rmSync(join(`${folder}-fuera`, 'hechos'))
      renameSync(`${folder}-fuera`, folder)
      await vi.waitFor(() => expect(names('hechos')).toHaveLength(2), waiting)
      await vi.waitFor(() => expect(said.err).toContain('a.json ya se pudo mover'), waiting)
      expect(said.out.match(/a\.json: publicado/g)).toHaveLength(1)
    })

    test('once: a list that is published and cannot be moved is told of, and ends with 1', async () => {
      drop('a.json', list('PM', 6000))
      const ended = once()
      await untilItPublishes()
      writeFileSync(join(folder, 'hechos'), 'no es una carpeta')
      const { code, out, err } = await ended
      expect(out).toContain('a.json: publicado')
      expect([code, err]).toEqual([1, expect.stringMatching(/^No se pudo mover a\.json: quítalo de la carpeta/)])
    })

    test('publishes nothing that it could not move: it says where it may not write, and once ends with 1', async () => {
      writeFileSync(join(folder, 'hechos'), 'no es una carpeta')
      drop('vieja.json', list('VIEJA'), 20)
      const { code, err } = await once()
      expect([code, err]).toEqual([1, expect.stringContaining(`No se puede escribir en ${join(folder, 'hechos')};`)])
      expect(await published()).toEqual([])
      const { said } = await watch()
      await vi.waitFor(() => expect(said.err).toContain('No se puede escribir en'), waiting)
      rmSync(join(folder, 'hechos'))
      await vi.waitFor(() => expect(names('hechos')).toHaveLength(2), waiting)
    })

    test('a file that is too large to be read is moved away, and those behind it are taken', async () => {
      drop('enorme.csv', '', 20)
      truncateSync(join(folder, 'enorme.csv'), 3e9)
      utimesSync(join(folder, 'enorme.csv'), 1e9, 1e9)
      drop('a.json', list('PM'))
      const { code, out } = await once()
      expect([code, out]).toEqual([1, expect.stringContaining('pesa más de 256 MB')])
      expect([names('rechazados').length, names('hechos').length]).toEqual([2, 2])
    })

    test('once: a list that still changes is named, and ends with 1', async () => {
      drop('a.json', list('PM'), 20)
      drop('vacia.json', '')
      // Appended to: written anew it is empty for an instant, and a look in that one says so.
      drop('lenta.json', ' ')
      const writer = setInterval(() => appendFileSync(join(folder, 'lenta.json'), ' '), 10)
      const person = await once()
      const machine = await kit.lab('patrones', 'vigilar', folder, '--una-vez', '--cada', '0.1', '--json')
      clearInterval(writer)
      expect(person).toMatchObject({ code: 1, out: expect.stringContaining('a.json: publicado') })
      expect(person.err.trim().split('\n').sort()).toEqual([
        'lenta.json: no se tomó, porque alguien todavía lo escribe; sigue en la carpeta.',
        'vacia.json: no se tomó, porque todavía está vacío; sigue en la carpeta.',
      ])
      const lines = machine.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect([machine.code, machine.err, lines.map(({ archivo, resultado }) => [archivo, resultado]).sort()]).toEqual([
        1,
        '',
        [
          ['lenta.json', 'pendiente'],
          ['vacia.json', 'pendiente'],
        ],
      ])
      expect(names('').filter((name) => name.endsWith('.json'))).toEqual(['lenta.json', 'vacia.json'])
    })

    if (engine === 'postgres')
      test('two machines with one database and one folder lose no list, and the newest stays', {
        repeats: 6,
      }, async () => {
        const elsewhere = { ...kit.environment, DATA_DIR: mkdtempSync(join(kit.dir, 'otro-')) }
        const both = [kit.environment, elsewhere].map((environment) =>
          startLabOn(environment, 'patrones', 'vigilar', folder, '--cada', '0.1'),
        )
        watching.push(...both)
        for (const { said } of both) await vi.waitFor(() => expect(said.err).toContain('Vigilando'), waiting)
        const count = 12
        for (let number = 1; number <= count; number += 1)
          drop(`${number}.json`, list(`L${number}`), count + 1 - number)
        const moved = () => [...names('hechos'), ...names('rechazados')].filter((name) => name.endsWith('.json'))
        await vi.waitFor(() => expect(moved()).toHaveLength(count), waiting)
        // Both began the same list, and this one began first: the other has published it.
        for (const name of names('rechazados').filter((each) => each.endsWith('.txt')))
          expect(readFileSync(join(folder, 'rechazados', name), 'utf8')).toContain(
            'Otra importación de patrones más reciente',
          )
        expect(new Set(moved().map((name) => name.split(' ').at(-1))).size).toBe(count)
        expect((await published())[0]).toBe(`L${count}-1`)
      })

    test('two do not watch one folder: the second says so, and ends with 1', async () => {
      await watch()
      expect(await once()).toMatchObject({ code: 1, err: `Otro proceso ya vigila ${folder}. Detén uno de los dos.\n` })
    })

    test('moves a file with a long name, and tells of what is no file', async () => {
      const long = `${'ñ'.repeat(118)}.json`
      drop(long, list('PM'))
      symlinkSync('/no-hay.json', join(folder, 'enlace.json'))
      mkdirSync(join(folder, 'carpeta.json'))
      drop('a\ufffdo.json', list('NO'))
      const { code, err } = await once()
      expect(code).toBe(0)
      expect(names('hechos')).toHaveLength(2)
      expect(names('hechos')[0]).toMatch(/ñ\.json$/)
      expect(err).toContain('Se ignora enlace.json: no es un archivo.')
      expect(err).toContain('Se ignora carpeta.json: no es un archivo.')
      expect(err).toContain('Se ignora a\ufffdo.json: su nombre tiene caracteres que no se pueden leer')
      expect(await published()).toEqual(['PM-1', 'PM-2', 'PM-3'])
    })

    test('a folder that goes away is waited for', async () => {
      const { said } = await watch()
      rmSync(folder, { recursive: true })
      await vi.waitFor(() => expect(said.err).toContain('No se alcanza la carpeta'), waiting)
      mkdirSync(folder)
      drop('a.json', list('PM'))
      await vi.waitFor(() => expect(names('hechos')).toHaveLength(2), waiting)
      expect(said.err.match(/No se alcanza/g)).toHaveLength(1)
    })

    test('wrong use: no such folder, no such time', async () => {
      const missing = await kit.lab('patrones', 'vigilar', join(kit.dir, 'no-hay'), '--una-vez')
      expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('No existe la carpeta')])
      expect((await kit.lab('patrones', 'vigilar', folder, '--cada', 'x')).code).toBe(2)
    })
  })
}
