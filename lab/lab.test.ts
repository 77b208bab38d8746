import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSqlite } from '../server/database/sqlite.ts'
import { root } from './application.ts'
import { commandPaths } from './command-paths.ts'
import { labOn, type Run } from './testing/lab-here.ts'
import { passedEnvironment } from './testing/passed-environment.ts'

// A process of its own starts in half a second on a quiet machine, in ten on a busy one.
vi.setConfig({ testTimeout: 120_000 })

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'certeza-lab-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const environment = () => ({ DATA_DIR: join(dir, 'data'), BASE_URL: 'https://lab.example' })

/** A command in this process, on a SQLite file of this test. */
const labWith = (more: Record<string, string>, ...words: string[]) => labOn({ ...environment(), ...more }, ...words)
const lab = (...words: string[]) => labWith({}, ...words)

/** The same in a process of its own, as staff run it. */
function spawned(...words: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const env = { ...passedEnvironment, ...environment() }
    execFile(process.execPath, ['lab/main.ts', ...words], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 99) : 0, out, err }),
    )
  })
}
const json = ({ out }: Run) => JSON.parse(out)

const instrument = { idDatoCert: '48211', Instrumento: 'Manómetro', Marca: 'Baroval', Serie: '00123', Unidad: 'bar' }
const order = {
  OrdenServicio: 'OS-2026-0412',
  Empresa: 'Envases Imaginarios',
  Correo: 'compras@envases.example',
  CP: '06600',
  fechaLimite: '2099-12-01T18:00:00-06:00',
  instrumentos: [instrument],
}

async function file(name: string, content: unknown): Promise<string> {
  const path = join(dir, name)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('ordenes', () => {
  test('importar tells the same to people and to programs; again is igual', async () => {
    const path = await file('o.json', [order])
    const first = await lab('ordenes', 'importar', path, '--json')
    expect(first.code).toBe(0)
    const [result] = json(first)
    expect(Object.keys(result).sort()).toEqual(
      [
        'OrdenServicio',
        'avisos',
        'conservados',
        'enlace',
        'estado',
        'fechaLimite',
        'idOrden',
        'motivos',
        'resultado',
      ].sort(),
    )
    expect(result).toMatchObject({
      OrdenServicio: 'OS-2026-0412',
      enlace: `https://lab.example/confirmacion?id=${result.idOrden}`,
      fechaLimite: '2099-12-01T18:00:00-06:00',
      estado: 'abierta',
      resultado: 'nueva',
    })
    const again = await lab('ordenes', 'importar', path)
    expect(again).toMatchObject({ code: 0, err: '' })
    expect(again.out).toContain('1 orden en 1 renglón: 1 igual.')
    expect(again.out).toContain(result.enlace)
    expect(again.out).toContain('mar 1 dic 2099, 18:00 h (hora del centro)')
  })

  test('importar ends with 1 when an order is refused; the others are in', async () => {
    const path = await file('o.json', [order, { ...order, OrdenServicio: 'OS-2', CP: 6600 }])
    const run = await lab('ordenes', 'importar', path)
    expect(run.code).toBe(1)
    expect(run.out).toContain('OS-2: renglón 2, CP: Debe ser texto.')
    expect(json(await lab('ordenes', 'listar', '--json'))).toHaveLength(1)
  })

  test('importar of no order says so; a number that is too long does not make the table wide', async () => {
    const none = await lab('ordenes', 'importar', await file('vacia.json', []))
    expect([none.code, none.out]).toEqual([0, 'El archivo no tiene órdenes; no cambió nada.\n'])
    const long = await lab('ordenes', 'importar', await file('o.json', [{ ...order, OrdenServicio: '9'.repeat(9999) }]))
    expect(long.code).toBe(1)
    expect(long.out).toContain('…  rechazada')
    expect(Math.max(...long.out.split('\n').map((line) => line.length))).toBeLessThan(300)
  })

  const unreadable: [string, string, string | undefined, string][] = [
    ['no such file', 'nada.csv', undefined, 'No existe el archivo'],
    ['another kind', 'o.txt', 'x', 'El archivo debe terminar en .json, .csv o .xlsx.'],
    ['broken JSON', 'o.json', '[{', 'El archivo no es JSON válido: termina a la mitad.'],
    ['no list', 'o.json', '3', 'El archivo debe ser una lista de órdenes'],
    ['a CSV without columns', 'o.csv', 'OrdenServicio,Empresa\n', 'Faltan las columnas RFC'],
    ['an empty CSV', 'o.csv', '', 'El archivo está vacío.'],
    ['no workbook', 'o.xlsx', 'hola', 'El archivo no es un XLSX que se pueda leer.'],
  ]
  test.each(unreadable)('importar refuses %s in words, with 1', async (_, name, content, sentence) => {
    const path = content === undefined ? join(dir, name) : await file(name, content)
    const run = await lab('ordenes', 'importar', path)
    expect([run.code, run.out]).toEqual([1, ''])
    expect(run.err).toContain(sentence)
    const machine = await lab('ordenes', 'importar', path, '--json')
    expect([machine.code, json(machine).error]).toEqual([1, expect.stringContaining(sentence)])
  })

  test('importar names unknown columns on the error stream, and leaves the result clean', async () => {
    await lab('ordenes', 'importar', await file('o.json', [order]))
    const exported = await lab('ordenes', 'exportar', '--formato', 'csv')
    const lines = exported.out.trimEnd().split('\r\n')
    const path = await file('o.csv', `${lines[0]},Observaciones\n${lines[1]},hola\n`)
    const run = await lab('ordenes', 'importar', path, '--json')
    expect(run.err.trim()).toBe('Columna desconocida, ignorada: Observaciones.')
    expect(json(run)[0].resultado).toBe('igual')
  })

  test('listar, enlace, prorrogar, enviar', async () => {
    expect((await lab('ordenes', 'listar')).out).toBe('No hay órdenes.\n')
    await lab('ordenes', 'importar', await file('o.json', [order]))
    const link = await lab('ordenes', 'enlace', 'OS-2026-0412')
    expect(link.out).toMatch(/^https:\/\/lab\.example\/confirmacion\?id=[0-9A-Za-z]{22}\n$/)
    expect((await lab('ordenes', 'listar', '--estado', 'vencida')).out).toBe('No hay órdenes.\n')
    const mistyped = await lab('ordenes', 'prorrogar', 'OS-2026-0412', '--hasta', '2026-01-05')
    expect(mistyped).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/ya pasó[\s\S]*--aun-asi/) })
    expect((await lab('ordenes', 'listar', '--estado', 'vencida')).out).toBe('No hay órdenes.\n')
    const past = await lab('ordenes', 'prorrogar', 'OS-2026-0412', '--hasta', '2026-01-05', '--aun-asi')
    expect(past.out).toContain('vence ahora el lun 5 ene 2026, 18:00 h (hora del centro). Está vencida.')
    expect(json(await lab('ordenes', 'listar', '--estado', 'vencida', '--json'))).toHaveLength(1)
    expect((await lab('ordenes', 'enviar', 'OS-2026-0412')).code).toBe(1)
    const ahead = await lab('ordenes', 'prorrogar', 'OS-2026-0412', '--hasta', '2099-01-05', '--json')
    expect(json(ahead)).toMatchObject({ fechaLimite: '2099-01-05T18:00:00-06:00', estado: 'abierta' })
    expect(json(await lab('ordenes', 'enviar', 'OS-2026-0412', '--json'))).toMatchObject({ enviada: true })
    expect(json(await lab('ordenes', 'enviar', 'OS-2026-0412', '--json'))).toMatchObject({ enviada: false })
    expect(json(await lab('ordenes', 'enviar', 'OS-2026-0412', '--otra-vez', '--json'))).toMatchObject({
      enviada: true,
    })
    const trail = json(await lab('bitacora', 'ver', 'OS-2026-0412', '--json'))
    expect(trail.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['alta', 'alta', 'prorroga', 'prorroga'])
  })

  test('exportar writes each format; an XLSX needs a file', async () => {
    await lab('ordenes', 'importar', await file('o.json', [order]))
    const csv = await lab('ordenes', 'exportar', '--formato', 'csv')
    expect(csv.out.startsWith('\ufeffOrdenServicio,RFC,')).toBe(true)
    expect(json(await lab('ordenes', 'exportar', 'OS-2026-0412'))[0]).toMatchObject({ CP: '06600', cambios: [] })
    expect((await lab('ordenes', 'exportar', '--formato', 'xlsx')).code).toBe(2)
    const book = join(dir, 'o.xlsx')
    expect(json(await lab('ordenes', 'exportar', '--salida', book, '--json'))).toEqual({
      archivo: book,
      formato: 'xlsx',
      ordenes: 1,
    })
    expect((await readFile(book)).subarray(0, 2).toString()).toBe('PK')
    expect(json(await lab('ordenes', 'importar', book, '--json'))[0].resultado).toBe('igual')
  })
})

describe('bitacora y encuestas', () => {
  test('verificar finds a value changed by hand, and ends with 1', async () => {
    await lab('ordenes', 'importar', await file('o.json', [order]))
    const good = await lab('bitacora', 'verificar', '--json')
    expect(good.code).toBe(0)
    expect(json(good)).toMatchObject({ ok: true, entradas: 2, falla: null })
    const db = openSqlite(join(dir, 'data', 'certeza.db'))
    await db.updateTable('orders').set({ CP: '99999' }).execute()
    await db.destroy()
    const bad = await lab('bitacora', 'verificar')
    expect(bad.code).toBe(1)
    expect(bad.out).toContain('La bitácora no coincide.')
    expect(bad.out).toContain('CP')
  })

  test('encuestas exportar without answers is an empty list', async () => {
    expect(json(await lab('encuestas', 'exportar'))).toEqual([])
  })
})

describe('as a process', () => {
  test('ends with 0, 1 or 2 and says why; what a command loads late is found', async () => {
    await lab('ordenes', 'importar', await file('o.json', [order]))
    const runs: [words: string[], code: number, says: string][] = [
      [['ordenes', 'exportar', '--salida', join(dir, 'o.xlsx')], 0, '1 orden en'],
      [['ordenes', 'enlace', 'OS-9'], 1, 'No hay ninguna orden con ese número.'],
      [['ordenes', 'enlace'], 2, 'Falta ORDEN.'],
    ]
    for (const [words, code, says] of runs) {
      const { out, err, ...run } = await spawned(...words)
      expect([words, run.code, out + err]).toEqual([words, code, expect.stringContaining(says)])
    }
  })

  test('a database that was made is told of, once: DATA_DIR may have been typed wrong', async () => {
    const told = `En ${join(dir, 'data')} no había base de datos; se creó una vacía.\n`
    expect(await spawned('ordenes', 'listar')).toEqual({ code: 0, out: 'No hay órdenes.\n', err: told })
    expect((await spawned('ordenes', 'listar')).err).toBe('')
  })

  test('a reader that leaves early is no failure', async () => {
    await lab(
      'ordenes',
      'importar',
      await file(
        'o.json',
        Array.from({ length: 300 }, (_, index) => ({ ...order, OrdenServicio: `OS-${index}` })),
      ),
    )
    const env = { ...passedEnvironment, ...environment() }
    const command = `set -o pipefail; '${process.execPath}' lab/main.ts ordenes exportar | head -c 10`
    const result = await new Promise<Run>((resolve) => {
      execFile('bash', ['--norc', '-c', command], { env }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      )
    })
    expect(result).toMatchObject({ code: 0, err: '' })
  })
})

describe('wrong use', () => {
  const wrong: [string[], string][] = [
    [['orden'], 'No existe el comando «orden». ¿Quisiste decir «ordenes»?\nAyuda:   npm run lab -- ordenes --help\n'],
    [['ordenes', 'importa'], '¿Quisiste decir «importar»?\nQuizá:   npm run lab -- ordenes importar\n'],
    [['exportar'], 'Quizá:   npm run lab -- encuestas exportar\nQuizá:   npm run lab -- mensajes exportar\n'],
    [['listar', 'ordenes'], 'Quizá:   npm run lab -- ordenes listar\n'],
    [['bitácora', 'verificar'], 'Quizá:   npm run lab -- bitacora verificar\n'],
    [['patron', 'import', 'x.csv'], 'Quizá:   npm run lab -- patrones importar\n'],
    [
      ['ordenes', 'exportar', '--version', 'x'],
      '--version: Escribe el número de una versión, vigente o todas.\nEjemplo:',
    ],
    [
      ['ordenes', 'exportar', '--salida', 'confirmadas.xls'],
      '--salida: no se escribe .xls; termina el nombre en .xlsx, .csv o .json.',
    ],
    [['xyz'], 'No existe el comando «xyz».\nAyuda:   npm run lab -- --help\n'],
    [['ordenes', 'importar'], 'Falta ARCHIVO.\nEjemplo: npm run lab -- ordenes importar ordenes.xlsx\n'],
    [
      ['ordenes', 'listar', '--estado', 'x'],
      '--estado no puede ser «x»; debe ser «abierta», «confirmada», «vencida» o «cancelada».',
    ],
    [['ordenes', 'listar', '--estados', 'x'], 'No existe la opción --estados.'],
    [['ordenes', 'prorrogar', 'OS-1'], 'Falta el valor de --hasta.'],
    [['ordenes', 'prorrogar', 'OS-1', '--hasta', '2026-02-30'], '--hasta: La fecha «2026-02-30» no existe.'],
    [['ordenes', 'enlace', 'OS-1', 'OS-2'], 'Sobra «OS-2»: este comando toma un argumento.'],
    [['ordenes', 'listar', 'x'], 'Sobra «x»: este comando no toma argumentos.'],
    [['ordenes', 'ver', ' '], 'ORDEN: Escribe el número de la orden.'],
  ]
  test.each(wrong)('%j ends with 2 and says why', async (args, sentence) => {
    const run = await lab(...args)
    expect([run.code, run.out]).toEqual([2, ''])
    expect(run.err).toContain(sentence)
  })

  test.each([...wrong, [['ordenes'], 'Falta el comando'], [[], 'Falta el comando']] satisfies typeof wrong)(
    '%j with --json says so in JSON where the result would be, and on the error stream only what was meant',
    async (args, sentence) => {
      const run = await lab(...args, '--json')
      expect(run.code).toBe(2)
      expect(Object.keys(json(run))).toEqual(['error'])
      const isMeant = (line: string) => /^(Quizá|Ayuda|Ejemplo):/.test(line)
      const lines = sentence.split('\n').filter(Boolean)
      for (const line of lines) expect(isMeant(line) ? run.err : json(run).error).toContain(line)
      expect(
        run.err
          .trim()
          .split('\n')
          .filter((line) => !isMeant(line)),
      ).toEqual([])
    },
  )

  test('--json behind -- is an argument, and before the command it is still heard', async () => {
    expect(await lab('ordenes', 'enlace', 'OS-1', '--', '--json')).toMatchObject({ code: 2, out: '' })
    expect(json(await lab('ordenes', '--json', 'listar')).error).toBe('Falta el comando; sus opciones van después.')
    const two = await lab('ordenes', 'prorrogar', '--json')
    expect(json(two).error).toBe('Falta ORDEN. Falta el valor de --hasta.')
  })

  test.each([[[]], [['ordenes']]])('%j alone shows the commands, and is no right use', async (words) => {
    const run = await lab(...words)
    expect([run.code, run.err]).toEqual([2, ''])
    expect(run.out).toContain('COMANDOS')
    expect((await lab(...words, '--help')).code).toBe(0)
  })

  test.each(commandPaths(root).map(({ words }) => [words.join(' '), words] as const))(
    '%s --help shows an example that is one of it, in Spanish',
    async (name, words) => {
      const run = await lab(...words, '--help')
      expect([run.code, run.err]).toEqual([0, ''])
      const [, example = ''] = /EJEMPLO\n {2}npm run lab -- (.+)\n/.exec(run.out) ?? []
      expect(`${example} `.startsWith(`${name} `)).toBe(true)
      expect(run.out).not.toMatch(/\b(USAGE|FLAGS|Print help|default)\b/)
    },
  )

  test('help is Spanish and opens no database', async () => {
    const run = await lab('ordenes', '--help')
    expect(run.code).toBe(0)
    expect(run.out).toContain('COMANDOS')
    expect(existsSync(join(dir, 'data'))).toBe(false)
  })

  test('bad settings and a database that is away are one sentence', async () => {
    expect(await labWith({ PORT: 'x' }, 'ordenes', 'listar')).toMatchObject({
      code: 1,
      err: 'Revisa la configuración: PORT debe ser un puerto entre 0 y 65535.\n',
    })
    const away = await labWith({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, 'ordenes', 'listar')
    expect(away.code).toBe(1)
    expect(away.err).toContain('No se puede abrir la base de datos (connect ECONNREFUSED 127.0.0.1:1).')
    expect(away.err.trim().split('\n')).toHaveLength(1)
  })
})
