import type { Parts } from '../../server/parts.ts'
import { runLab } from '../run-lab.ts'

/** Runs a command of the staff in this process, on `parts`; gives its exit code and all that it printed. */
export async function labHere(parts: Parts, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' }
  const stream = (name: 'out' | 'err') => ({
    write: (text: string) => {
      said[name] += text
    },
  })
  const code = await runLab(words, {
    process: { stdout: stream('out'), stderr: stream('err') },
    open: async () => parts,
    terminal: false,
    environment: { USER: 'ana' },
    untilStopped: () => new AbortController().signal,
  })
  return { code, ...said }
}
