import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadDemo } from '../demo/load-demo.ts'
import { openParts } from '../server/open-parts.ts'
import type { Parts } from '../server/parts.ts'
import { readSettings } from '../server/settings.ts'
import { runLab } from './run-lab.ts'

const manual = new URL('../MANUAL.md', import.meta.url)
/** The moment of the manual's samples. */
const now = Temporal.Instant.from('2026-12-01T10:00:00-06:00')

/** What differs each time: link ids, hashes, sizes, and how wide a column is; and sums of all there is, which other examples change. */
const comparable = (line: string) =>
  line
    .replace(/\b[0-9a-f]{64}\b/g, 'HUELLA')
    .replace(/id=[0-9A-Za-z]{22}/g, 'id=ENLACE')
    .replace(/\([\d,]+ KiB\)/, '(KiB)')
    .replace(/[\d,]+ órdenes, [\d,]+ renglones en total/, 'TODO')
    .replace(/(Su bitácora está completa:|valores de) [\d,]+ entradas/, '$1 ENTRADAS')
    .replace(/\d+ órdenes terminadas/, 'ÓRDENES terminadas')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether `printed` is `sample`, in which a line `…` stands for any lines. */
function expectSample(printed: string, sample: readonly string[]): void {
  const lines = printed.split('\n').map(comparable).filter(Boolean)
  const blocks = sample.map(comparable).filter(Boolean).join('\n').split(/^…$/m)
  if (blocks.length === 1) {
    expect(lines).toEqual(blocks[0]?.split('\n').filter(Boolean))
    return
  }
  let rest = lines.join('\n')
  for (const block of blocks.map((each) => each.trim()).filter(Boolean)) {
    expect(rest).toContain(block)
    rest = rest.slice(rest.indexOf(block) + block.length)
  }
}

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let dir: string
let parts: Parts
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'certeza-manual-'))
  parts = await openParts(readSettings({ DATA_DIR: join(dir, 'data') }), () => now)
  await loadDemo(parts)
})
afterAll(() => parts.db.destroy())

async function runCommand(words: readonly string[]): Promise<{ printed: string; code: number }> {
  let printed = ''
  const stream = {
    write: (text: string) => {
      printed += text
    },
  }
  const lab = {
    process: { stdout: stream, stderr: stream },
    open: async () => parts,
    terminal: false,
    environment: {},
    untilStopped: () => new AbortController().signal,
  }
  const code = await runLab(words, lab)
  return { printed, code }
}

interface Marked {
  mark: string
  name: string
  lines: string[]
}

/** The manual's blocks that are files, or were tried: `<!-- probado: 1 -->` ends with 1. */
function markedBlocks(text: string): Marked[] {
  const found = text.matchAll(/<!-- (archivo|probado)(?:: (\S+))? -->\n```\w+\n([\s\S]*?)```/g)
  return [...found].map(([, mark = '', name = '', body = '']) => ({ mark, name, lines: body.trimEnd().split('\n') }))
}

/** Commands of a block, each with the lines that it prints. Files that they name are this test's. */
function commands(lines: readonly string[]) {
  const starts = lines.flatMap((line, index) => (line.startsWith('$ ') ? [index] : []))
  return starts.map((start, index) => ({
    words: (lines[start] ?? '')
      .replace(/^\$ npm run (-s )?lab -- /, '')
      .split(/ (?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .map((word) => word.replaceAll('"', ''))
      .map((word) => (/\.(json|csv|xlsx|gz|txt)$|\/$/.test(word) ? join(dir, word) : word)),
    sample: lines.slice(start + 1, starts[index + 1]),
  }))
}

test('every marked example of the manual prints what the manual says', async () => {
  const text = await readFile(manual, 'utf8')
  const blocks = markedBlocks(text)
  expect(blocks.filter(({ mark }) => mark === 'probado').length).toBeGreaterThanOrEqual(12)
  for (const { mark, name, lines } of blocks) {
    if (mark === 'archivo') {
      await mkdir(dirname(join(dir, name)), { recursive: true })
      await writeFile(join(dir, name), lines.join('\n'))
    } else
      for (const { words, sample } of commands(lines)) {
        const { printed, code } = await runCommand(words)
        expect([words.join(' '), code]).toEqual([words.join(' '), Number(name || 0)])
        expectSample(printed.replaceAll(`${dir}/`, ''), sample)
      }
  }
})
