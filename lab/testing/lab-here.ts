import { openParts } from '../../server/open-parts.ts'
import type { Parts } from '../../server/parts.ts'
import { readSettings } from '../../server/settings.ts'
import type { Lab } from '../lab.ts'
import { runLab } from '../run-lab.ts'

/** How a command of the staff ended: its exit code and all that it printed. */
export interface Run {
  code: number
  out: string
  err: string
}

async function run(words: readonly string[], lab: Pick<Lab, 'open' | 'environment'>): Promise<Run> {
  const said = { out: '', err: '' }
  const stream = (name: 'out' | 'err') => ({
    write: (text: string) => {
      said[name] += text
    },
  })
  const code = await runLab(words, {
    ...lab,
    process: { stdout: stream('out'), stderr: stream('err') },
    terminal: false,
    untilStopped: () => new AbortController().signal,
  })
  return { code, ...said }
}

/** Runs a command in this process, on `parts`. */
export const labHere = (parts: Parts, ...words: string[]): Promise<Run> =>
  run(words, { open: async () => parts, environment: { USER: 'ana' } })

/** Runs a command in this process as `lab/main.ts` does in its own: opens what the settings name, and closes it. */
export async function labOn(environment: Record<string, string>, ...words: string[]): Promise<Run> {
  let opened: Promise<Parts> | undefined
  const open = () => {
    opened ??= openParts(readSettings(environment), () => Temporal.Now.instant())
    return opened
  }
  try {
    return await run(words, { open, environment })
  } finally {
    await opened?.then(
      ({ db }) => db.destroy(),
      () => {},
    )
  }
}
