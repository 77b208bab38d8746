import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { passedEnvironment } from '../lab/testing/passed-environment.ts'
import { freePort } from '../server/testing/free-port.ts'
import { serverEnvironment, serverFlags } from '../starter/site.mjs'

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))

export interface ServerNode {
  url: string
  child: ChildProcess
  /** All that it wrote to its log so far. */
  log: () => string
  /** Sends the signal and waits for the end; gives the exit code, null where the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

interface Ended {
  code: number | null
  complaints: string
}

/** Starts the server as production does; resolves once it listens, or with how it ended before that. */
export async function tryNode(settings: Record<string, string>): Promise<ServerNode | Ended> {
  const port = settings.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [...serverFlags, main], {
    env: {
      ...passedEnvironment,
      ...serverEnvironment,
      NODE_ENV: 'production',
      RATE_LIMIT: '0',
      ...settings,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let printed = ''
  child.stderr.on('data', (piece) => {
    said += piece
  })
  const exited = once(child, 'close').then(([code]) => ({ code: code as number | null, complaints: said }))
  const listening = new Promise<true>((resolve) => {
    child.stdout.on('data', (piece) => {
      printed += piece
      if (printed.includes('Listo')) resolve(true)
    })
  })
  const first = await Promise.race([listening, exited])
  if (first !== true) return first
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    log: () => printed,
    end: async (signal) => {
      child.kill(signal)
      return (await exited).code
    },
  }
}

/** As `tryNode`. @throws Error with its complaints when it does not start. */
export async function startNode(settings: Record<string, string>): Promise<ServerNode> {
  const node = await tryNode(settings)
  if ('code' in node) throw new Error(`The server left with ${node.code}: ${node.complaints}`)
  return node
}
