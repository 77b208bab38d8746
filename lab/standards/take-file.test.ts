import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type FinishedFile, fileState } from './finished-files.ts'
import { moveAway } from './take-file.ts'

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
