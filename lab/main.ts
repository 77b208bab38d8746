import { ExitCode, run } from '@stricli/core'
import { openParts } from '../server/open-parts.ts'
import type { Parts } from '../server/parts.ts'
import { readSettings } from '../server/settings.ts'
import { application } from './application.ts'
import type { Lab } from './lab.ts'

/** What stricli says by numbers below zero. */
function exitCodeOf(code: number): 0 | 1 | 2 {
  if (code === ExitCode.UnknownCommand || code === ExitCode.InvalidArgument) return 2
  return code === 0 ? 0 : 1
}

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
  open: () => {
    opened ??= openParts(readSettings(process.env), () => Temporal.Now.instant())
    return opened
  },
}

await run(application, process.argv.slice(2), lab)
process.exitCode = exitCodeOf(Number(lab.process.exitCode ?? 0))
await opened?.then(
  ({ db }) => db.destroy(),
  () => {},
)
