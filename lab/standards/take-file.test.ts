import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { listStandards } from '../../server/standards/standard-store.ts'
import { startTestApp } from '../../server/testing/test-app.ts'
import { type FinishedFile, fileState } from './finished-files.ts'
import { moveAway, takeFile } from './take-file.ts'

let folder: string
let path: string
let file: FinishedFile
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'certeza-take-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  path = join(folder, 'patrones.csv')
  mkdirSync(join(folder, 'hechos'))
  writeFileSync(path, 'vieja')
  file = { name: 'patrones.csv', ...(await fileState(path)) }
})

/** `happens` comes once the file has been looked at for the last time, where the clock is asked. */
function movedWhile(happens: () => void) {
  const now = () => {
    happens()
    return Temporal.Instant.from('2026-12-01T16:00:00Z')
  }
  const taken = { archivo: file.name, resultado: 'hecho', informe: 'publicado\n' } as const
  return moveAway({ now }, folder, file, taken)
}
const replace = (content: string) => {
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}

test('a list that takes the name between look and move stays where it was, without a report of the other', async () => {
  expect(await movedWhile(() => replace('nueva'))).toMatchObject({ reemplazado: true })
  expect(readFileSync(path, 'utf8')).toBe('nueva')
  expect(readdirSync(join(folder, 'hechos'))).toEqual([])
})

test('a list that nobody replaces is moved, with its report', async () => {
  const { destino } = await movedWhile(() => {})
  expect(destino).toBe('hechos/2026-12-01 100000 patrones.csv')
  expect(readdirSync(join(folder, 'hechos'))).toEqual([
    '2026-12-01 100000 patrones.csv',
    '2026-12-01 100000 patrones.csv.txt',
  ])
})

test('lists of one name and second are numbered, and none is written over', async () => {
  const moved: unknown[] = []
  for (const content of ['primera', 'segunda', 'tercera']) {
    replace(content)
    file = { name: 'patrones.csv', ...(await fileState(path)) }
    moved.push((await movedWhile(() => {})).destino)
  }
  const names = ['', ' (2)', ' (3)'].map((number) => `hechos/2026-12-01 100000${number} patrones.csv`)
  expect(moved).toEqual(names)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(names.map(read)).toEqual(['primera', 'segunda', 'tercera'])
  expect(names.map((name) => read(`${name}.txt`))).toEqual(['publicado\n', 'publicado\n', 'publicado\n'])
})

test('a list that another takes away while it is read is not published, nor moved', async () => {
  const kit = await startTestApp('sqlite')
  onTestFinished(() => kit.close())
  const list = (Identificacion: string) =>
    `Descripcion,Marca,Identificacion,Calibrado,Proxima,Informe\nPesa,Pesafín,${Identificacion},,,\n`
  replace(list('VIEJA'))
  const old = { name: file.name, ...(await fileState(path)) }
  // The clock is asked between the reading and the publishing.
  const now = () => {
    renameSync(path, join(folder, 'hechos', 'por otro.csv'))
    return kit.parts.now()
  }
  expect(await takeFile({ ...kit.parts, now }, folder, old)).toBeUndefined()
  expect((await listStandards(kit.db, 1, 10)).total).toBe(0)
  expect(readdirSync(join(folder, 'hechos'))).toEqual(['por otro.csv'])
  expect(existsSync(join(folder, 'rechazados'))).toBe(false)
  replace(list('NUEVA'))
  const found = { name: file.name, ...(await fileState(path)) }
  expect(await takeFile(kit.parts, folder, found)).toMatchObject({ resultado: 'hecho' })
  expect((await listStandards(kit.db, 1, 10)).rows[0]?.Identificacion).toBe('NUEVA')
})

test('a list that another moves while this one is to be moved leaves no report', async () => {
  const moved = await movedWhile(() => renameSync(path, join(folder, 'hechos', 'por otro.csv')))
  expect(moved).toMatchObject({ reemplazado: true })
  expect(readdirSync(join(folder, 'hechos'))).toEqual(['por otro.csv'])
})
