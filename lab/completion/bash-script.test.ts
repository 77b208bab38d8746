import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../application.ts'
import { commandPaths } from '../command-paths.ts'
import { passedEnvironment } from '../testing/passed-environment.ts'
import { bashScript } from './bash-script.ts'

const program = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const completer = `
completed() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _lab; printf '%s\\n' "\${COMPREPLY[@]}"; }
`

describe('what bash completes', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "certeza bash's "))
    writeFileSync(join(folder, 'lab.bash'), bashScript(root, program) + completer)
    writeFileSync(join(folder, 'mis órdenes.xlsx'), '')
    mkdirSync(join(folder, 'entrada'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const bash = (command: string) =>
    new Promise<{ out: string; err: string; code: number }>((done) => {
      const options = { cwd: folder, env: { ...passedEnvironment, LANG: 'C.UTF-8' } }
      execFile('bash', ['--norc', '-c', `. ./lab.bash; ${command}`], options, (error, out, err) =>
        done({ out, err, code: error ? Number(error.code) : 0 }),
      )
    })
  const completed = async (...words: string[]) => {
    const { out, err } = await bash(`completed lab ${words.map((word) => `'${word}'`).join(' ')}`)
    expect(err).toBe('')
    return out.split('\n').filter(Boolean)
  }

  const cases: [words: string[], found: string[]][] = [
    [['ord'], ['ordenes']],
    [
      ['respaldo', ''],
      ['crear', 'verificar', 'restaurar', '--help'],
    ],
    [['ordenes', 'exp'], ['exportar']],
    [['ordenes', 'exportar', '--f'], ['--formato']],
    [
      ['ordenes', 'exportar', '--formato', ''],
      ['json', 'csv', 'xlsx'],
    ],
    [['ordenes', 'exportar', 'OS-1', '--formato', 'x'], ['xlsx']],
    [['ordenes', 'exportar', '--salida', 'mis'], ['mis órdenes.xlsx']],
    [['ordenes', 'listar', '--estado', 'ven'], ['vencida']],
    [['ordenes', 'importar', 'mis'], ['mis órdenes.xlsx']],
    [['patrones', 'vigilar', 'ent'], ['entrada']],
    [['ordenes', 'enlace', 'mis'], []],
    [['datos', 'depurar', '--antes', ''], []],
    [
      ['completar', '--'],
      ['--json', '--help'],
    ],
    [['nada', ''], []],
  ]
  test.each(cases)('%j', async (words, found) => {
    expect(await completed(...words)).toEqual(found)
  })

  test('every command by its words', async () => {
    const paths = commandPaths(root).map(({ words }) => words)
    const { out } = await bash(paths.map((words) => `echo $(completed lab ${words.join(' ').slice(0, -1)})`).join('; '))
    const found = out.trimEnd().split('\n')
    expect(found.map((line, place) => line.split(' ').includes(paths[place]?.at(-1) ?? ''))).toEqual(
      paths.map(() => true),
    )
  })

  test('lab runs this program from any folder', { timeout: 120_000 }, async () => {
    const run = await bash('lab ordenes importar nada.csv')
    expect(run).toEqual({ code: 1, out: '', err: 'No existe el archivo nada.csv.\n' })
    expect((await bash('lab ordenes importa')).code).toBe(2)
  })
})
