import { openParts } from '../server/open-parts.ts'
import type { Parts } from '../server/parts.ts'
import { readSettings } from '../server/settings.ts'
import type { Lab } from './lab.ts'
import { runLab } from './run-lab.ts'

// `… | head` closes the pipe: nobody reads any more, and that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

let opened: Promise<Parts> | undefined
const lab: Lab = {
  process: { stdout: process.stdout, stderr: process.stderr, env: process.env },
  terminal: process.stderr.isTTY === true,
  environment: process.env,
  untilStopped: () => {
    const stop = new AbortController()
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop.abort())
    return stop.signal
  },
  open: () => {
    opened ??= openParts(readSettings(process.env), () => Temporal.Now.instant())
    return opened
  },
}

process.exitCode = await runLab(process.argv.slice(2), lab)
await opened?.then(
  ({ db }) => db.destroy(),
  () => {},
)
