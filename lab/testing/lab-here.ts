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

interface Watched {
  /** Grows as the command prints. */
  said: { out: string; err: string }
  /** Aborted, it tells the command to stop. */
  stop: AbortSignal
}

const unwatched = (): Watched => ({ said: { out: '', err: '' }, stop: new AbortController().signal })

async function run(
  words: readonly string[],
  lab: Pick<Lab, 'open' | 'environment'>,
  { said, stop } = unwatched(),
): Promise<Run> {
  const stream = (name: 'out' | 'err') => ({
    write: (text: string) => {
      said[name] += text
    },
  })
  const code = await runLab(words, {
    ...lab,
    process: { stdout: stream('out'), stderr: stream('err') },
    terminal: false,
    untilStopped: () => stop,
  })
  return { code, ...said }
}

/** Runs a command in this process, on `parts`. */
export const labHere = (parts: Parts, ...words: string[]): Promise<Run> =>
  run(words, { open: async () => parts, environment: { USER: 'ana' } })

async function runOn(environment: Record<string, string>, words: readonly string[], watched?: Watched): Promise<Run> {
  let opened: Promise<Parts> | undefined
  const open = () => {
    opened ??= openParts(readSettings(environment), () => Temporal.Now.instant())
    return opened
  }
  try {
    return await run(words, { open, environment }, watched)
  } finally {
    await opened?.then(
      ({ db }) => db.destroy(),
      () => {},
    )
  }
}

/** Runs a command in this process as `lab/main.ts` does in its own: opens what the settings name, and closes it. */
export const labOn = (environment: Record<string, string>, ...words: string[]): Promise<Run> =>
  runOn(environment, words)

/** As `labOn`, for a command that goes on until it is stopped. */
export function startLabOn(environment: Record<string, string>, ...words: string[]) {
  const controller = new AbortController()
  const said = { out: '', err: '' }
  const ended = runOn(environment, words, { said, stop: controller.signal })
  return { said, stop: () => controller.abort(), ended }
}
