import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadDemo } from '../demo/load-demo.ts'
import { commandsOf, expectSample, type Marked, markedBlocks } from './testing/manual-blocks.ts'
import { ManualDesk } from './testing/manual-desk.ts'

const manual = new URL('../MANUAL.md', import.meta.url)
/** The moment of the manual's samples. */
const now = Temporal.Instant.from('2026-12-01T10:00:00-06:00')

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

let dir: string
let desk: ManualDesk
let blocks: Marked[]
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'certeza-manual-'))
  desk = new ManualDesk(dir, now)
  blocks = markedBlocks(await readFile(manual, 'utf8'))
})
afterAll(async () => {
  await desk.close()
  await rm(dir, { recursive: true, force: true })
})

const hasCurl = () => {
  try {
    return execFileSync('curl', ['--version']).length > 0
  } catch {
    console.warn('curl is not installed, so the examples of the manual that call it were not tried.')
    return false
  }
}

/** `mañana vacía`: a new database; `muestra`: the demo's; else mails leave, or customers confirm and time goes by. */
async function happen(what: string): Promise<void> {
  const [, count, at] = /^confirman (\d+), (\S+)$/.exec(what) ?? []
  if (count && at) await desk.letCustomersConfirm(Number(count), Temporal.Instant.from(at))
  else if (what === 'salen los correos') await desk.sendMails()
  else if (what === 'mañana vacía') await desk.open('manana', now)
  else if (what === 'muestra') await loadDemo(await desk.open('data', now))
  else throw new Error(`nothing happens at «${what}»`)
}

async function tryBlock({ mark, name, lines }: Marked, curl: boolean): Promise<void> {
  if (mark === 'pasa') return happen(name)
  if (mark === 'archivo') {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    return writeFile(join(dir, name), lines.join('\n'))
  }
  for (const command of commandsOf(lines, dir)) {
    if (/^curl /.test(command.line) && !curl) continue
    const { printed, code } = await desk.run(command)
    expect([command.line, code, code === Number(name || 0) ? '' : printed]).toEqual([
      command.line,
      Number(name || 0),
      '',
    ])
    expectSample(printed.replaceAll(`${dir}/`, ''), command.sample)
  }
}

test('every marked example of the manual prints what the manual says, the morning of 100 orders included', async () => {
  const tried = blocks.filter(({ mark }) => mark === 'probado').flatMap(({ lines }) => commandsOf(lines, dir))
  expect(tried.length).toBeGreaterThanOrEqual(40)
  expect(tried.filter(({ line }) => line.startsWith('curl ')).length).toBeGreaterThanOrEqual(4)
  const curl = hasCurl()
  for (const block of blocks) await tryBlock(block, curl)
})

test('one backup has the same counts throughout its section, and the whole log', async () => {
  const text = await readFile(manual, 'utf8')
  const section = /\n## Respaldo\n([\s\S]*?)\n## /.exec(text)?.[1] ?? ''
  const counts = [...section.matchAll(/\d+ órdenes, [\d,]+ renglones en total/g)].map(([words]) => words)
  expect(counts).toHaveLength(3)
  expect(new Set(counts).size).toBe(1)
  const entries = [...text.matchAll(/bitácora está completa: (\d+) entradas/g)].map(([, count]) => Number(count))
  expect(entries).toEqual(entries.toSorted((a, b) => a - b))
})
