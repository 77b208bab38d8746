import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverEnvironment, serverFlags } from '../starter/site.mjs'
import { type MeasuredProcess, root, startMeasured } from './measured-process.ts'

/** Runs `work` with an empty folder that is gone afterwards. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'certeza-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Environment = Record<string, string>

const settings = (dataDir: string, more: Environment = {}) => ({
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DEMO: '0',
  RATE_LIMIT: '0',
  ...more,
})

/** Our server as production starts it, without the limits per address: all calls come from one. */
export const startOurs = (dataDir: string, more?: Environment): Promise<MeasuredProcess> =>
  startMeasured([...serverFlags, 'server/main.ts'], { ...serverEnvironment, ...settings(dataDir, more) })

/**
 * Runs the staff's command line with `--json`; gives what it printed, read, and the time it took.
 * Throws unless it left with 0.
 */
export async function runLab(
  dataDir: string,
  args: string[],
  more?: Environment,
): Promise<{ printed: unknown; seconds: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, ['lab/main.ts', ...args, '--json'], {
    cwd: root,
    env: { ...process.env, ...settings(dataDir, more) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  const code = await new Promise((done) => child.once('close', done))
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) throw new Error(`lab ${args.join(' ')} left with ${code}: ${text.slice(0, 500)}`)
  return { printed: JSON.parse(text), seconds }
}

/** Imports a file of orders; gives their link ids in the file's order. */
export async function importOrders(dataDir: string, file: string, more?: Environment): Promise<string[]> {
  const { printed } = await runLab(dataDir, ['ordenes', 'importar', file], more)
  return (printed as { idOrden: string }[]).map(({ idOrden }) => idOrden)
}

/** Imports a file of standards; gives the seconds it took. */
export async function importStandards(dataDir: string, file: string, more?: Environment): Promise<number> {
  const { seconds } = await runLab(dataDir, ['patrones', 'importar', file], more)
  return seconds
}
