import { join } from 'node:path'
import { expect } from 'vitest'

/**
 * What differs each time: link ids, hashes, sizes, and how wide a column is; and sums of all there is, which other
 * examples change.
 */
const comparable = (line: string) =>
  line
    .replace(/\b[0-9a-f]{64}\b/g, 'HUELLA')
    .replace(/id=[0-9A-Za-z]{22}/g, 'id=ENLACE')
    .replace(/"idOrden":"[0-9A-Za-z]{22}"/g, '"idOrden":"ENLACE"')
    .replace(/\([\d,]+ KiB\)/, '(KiB)')
    .replace(/[\d,]+ órdenes, [\d,]+ renglones en total/, 'TODO')
    .replace(/(Su bitácora está completa:|valores de) [\d,]+ entradas/, '$1 ENTRADAS')
    .replace(/\d+ órdenes terminadas/, 'ÓRDENES terminadas')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether `printed` is `sample`, in which a line `…` stands for any lines, and `…` inside one for anything. */
export function expectSample(printed: string, sample: readonly string[]): void {
  const lines = printed.split('\n').map(comparable).filter(Boolean)
  const text = sample.map(comparable).filter(Boolean).join('\n')
  const blocks = text.split(/^…$|(?<=[",[{:}])…|…(?=["{}\]])/m)
  if (blocks.length === 1) {
    expect(lines).toEqual(text.split('\n').filter(Boolean))
    return
  }
  let rest = lines.join('\n')
  for (const block of blocks.map((each) => each.trim()).filter(Boolean)) {
    expect(rest).toContain(block)
    rest = rest.slice(rest.indexOf(block) + block.length)
  }
}

export interface Marked {
  /** `archivo`: a file; `probado`: commands that were tried; `pasa`: something that happens, without a block. */
  mark: 'archivo' | 'probado' | 'pasa'
  /** A file's name, an exit code, or what happens. */
  name: string
  lines: string[]
}

/** The manual's marked blocks: `<!-- probado: 1 -->` ends with 1. */
export function markedBlocks(text: string): Marked[] {
  const found = text.matchAll(/<!-- (archivo|probado|pasa)(?:: (.+?))? -->\n(?:```\w+\n([\s\S]*?)```)?/g)
  return [...found].map(([, mark, name = '', body = '']) => ({
    mark: mark as Marked['mark'],
    name,
    lines: body.trimEnd().split('\n'),
  }))
}

export interface ManualCommand {
  /** As it is typed. */
  line: string
  /** Words of the staff's command line; undefined for another program. Files that they name are in `dir`. */
  words: string[] | undefined
  sample: string[]
}

const labStart = /^npm run (-s )?lab -- /

/** Commands of a block, each with the lines that it prints. A line that ends in `\` goes on. */
export function commandsOf(block: readonly string[], dir: string): ManualCommand[] {
  const lines = block.join('\n').replaceAll('\\\n', '').split('\n')
  const starts = lines.flatMap((line, index) => (line.startsWith('$ ') ? [index] : []))
  return starts.map((start, index) => {
    const line = (lines[start] ?? '').slice(2)
    const words = line
      .replace(labStart, '')
      .split(/ (?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .map((word) => word.replaceAll('"', ''))
      .map((word) => (/\.(json|csv|xlsx|gz|txt|html)$|\/$/.test(word) ? join(dir, word) : word))
    return { line, words: labStart.test(line) ? words : undefined, sample: lines.slice(start + 1, starts[index + 1]) }
  })
}
