import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Parts } from '../../server/parts.ts'
import { listStandards } from '../../server/standards/standard-store.ts'
import { startTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { watchFolder } from './watch-folder.ts'

let kit: TestApp
let folder: string
beforeEach(async () => {
  kit = await startTestApp('sqlite')
  onTestFinished(() => kit.close())
  folder = mkdtempSync(join(tmpdir(), 'certeza-watch-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'patrones.csv'), listOf('PM-1'))
})

const listOf = (Identificacion: string) =>
  `Descripcion,Marca,Identificacion,Calibrado,Proxima,Informe\nPesa,Pesafín,${Identificacion},,,\n`

/** As a network folder that is not reached any more. */
function loseFolder() {
  const away = `${folder}-lejos`
  renameSync(folder, away)
  onTestFinished(() => renameSync(away, folder))
}

/** Two looks at the folder, and all that is told of them. `onTrouble` comes with each sentence, besides. */
async function lookTwice(parts: Parts, onTrouble = () => {}) {
  const told: unknown[] = []
  const isDone = await watchFolder(parts, folder, {
    every: 1,
    once: true,
    stop: new AbortController().signal,
    onTaken: (taken) => told.push(taken),
    onLeft: (archivo, why) => told.push([archivo, why]),
    onTrouble: (sentence) => {
      told.push(sentence)
      onTrouble()
    },
  })
  return { isDone, told }
}

test('a folder that goes away while its list is read is told of: no other took the list', async () => {
  // The clock is asked between the reading and the publishing.
  const now = () => {
    loseFolder()
    return kit.parts.now()
  }
  const told = [`No se alcanza la carpeta ${folder} (ENOENT).`]
  expect(await lookTwice({ ...kit.parts, now })).toEqual({ isDone: false, told })
  expect((await listStandards(kit.db, 1, 10)).total).toBe(0)
})

test('of a folder that is gone at the second look, nothing is said of what was in it at the first', async () => {
  writeFileSync(join(folder, 'notas.docx'), '')
  let looks = 0
  const told = [
    'Se ignora notas.docx: la lista debe terminar en .csv, .xlsx o .json.',
    `No se alcanza la carpeta ${folder} (ENOENT).`,
  ]
  const afterFirst = () => {
    looks += 1
    if (looks === 1) loseFolder()
  }
  expect(await lookTwice(kit.parts, afterFirst)).toEqual({ isDone: false, told })
})

test('a list that cannot be moved is not taken again until it changes, and holds up none behind it', async () => {
  const told: string[] = []
  const stop = new AbortController()
  const withoutTime = (text: string) => text.replace(/\/[\d -]+ /, '/')
  // Nothing can be made behind a link that leads nowhere.
  symlinkSync('en ninguna parte', join(folder, 'hechos'))
  const next: Record<number, () => void> = {
    1: () => writeFileSync(join(folder, 'otra.csv'), listOf('PM-2')),
    2: () => writeFileSync(join(folder, 'patrones.csv'), listOf('PM-1 corregida')),
    3: () => rmSync(join(folder, 'hechos')),
  }
  let taken = 0
  const isDone = await watchFolder(kit.parts, folder, {
    every: 1,
    once: false,
    // Where it is held up, nothing else ends it.
    stop: AbortSignal.any([stop.signal, AbortSignal.timeout(20_000)]),
    onTaken: ({ archivo, destino = 'sigue ahí' }) => {
      told.push(`${archivo}: ${destino}`)
      taken += 1
      next[taken]?.()
    },
    onLeft: (archivo) => told.push(`left: ${archivo}`),
    onTrouble: (sentence) => {
      told.push(withoutTime(sentence))
      if (sentence.startsWith('patrones.csv ya se pudo mover')) stop.abort()
    },
  })
  const kept = (name: string) => [
    `${name}: sigue ahí`,
    `No se pudo mover ${name}: se sigue intentando. No se toma otra vez mientras no cambie.`,
  ]
  expect({ told, isDone }).toEqual({
    told: [
      ...['patrones.csv', 'otra.csv', 'patrones.csv'].flatMap(kept),
      'otra.csv ya se pudo mover: está en hechos/otra.csv.',
      'patrones.csv ya se pudo mover: está en hechos/patrones.csv.',
    ],
    isDone: true,
  })
  expect((await listStandards(kit.db, 1, 10)).rows[0]?.Identificacion).toBe('PM-1 corregida')
})
