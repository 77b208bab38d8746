import { existsSync } from 'node:fs'
import type { Parts } from '../server/parts.ts'
import type { Settings } from '../server/settings.ts'
import type { Lab } from './lab.ts'
import { unreadableContent } from './unreadable-content.ts'

// Imported here, and not above, since a file of content/ that its editor broke must be told of in words.
const [{ databaseFile }, { openParts }, { readSettings }, { runLab }] = await Promise.all([
  import('../server/database/data-folder.ts'),
  import('../server/open-parts.ts'),
  import('../server/settings.ts'),
  import('./run-lab.ts'),
]).catch((error: unknown) => {
  const sentence = unreadableContent(error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exit(1)
})

// `… | head` closes the pipe: nobody reads any more, and that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

/** Tells of a database that was made, since a DATA_DIR typed wrong makes one where nothing is found. */
async function openTold(settings: Settings): Promise<Parts> {
  const isMade = !settings.databaseUrl && !existsSync(databaseFile(settings.dataDir))
  const parts = await openParts(settings, () => Temporal.Now.instant())
  if (isMade) process.stderr.write(`En ${settings.dataDir} no había base de datos; se creó una vacía.\n`)
  return parts
}

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
    opened ??= openTold(readSettings(process.env))
    return opened
  },
}

process.exitCode = await runLab(process.argv.slice(2), lab)
await opened?.then(
  ({ db }) => db.destroy(),
  () => {},
)
