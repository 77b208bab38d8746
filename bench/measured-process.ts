import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const ticksPerSecond = 100

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

export interface MeasuredProcess {
  url: string
  /** From the spawn to 'Listo'. */
  startMilliseconds: number
  /** CPU time used so far, user and system, in microseconds. */
  cpuMicroseconds: () => number
  /** Resident memory in MB. */
  memoryMegabytes: () => number
  stop: () => Promise<void>
}

/** Starts a server on a free port and waits until it prints 'Listo'. Its figures come from /proc (Linux only). */
export async function startMeasured(
  args: string[],
  environment: Record<string, string> = {},
): Promise<MeasuredProcess> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
      if (printed.includes('Listo')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} left with ${code}`)))
  })
  const startMilliseconds = performance.now() - started
  return {
    url: `http://127.0.0.1:${port}`,
    startMilliseconds,
    cpuMicroseconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6
    },
    memoryMegabytes() {
      const [, pages] = readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')
      return (Number(pages) * 4096) / 1e6
    },
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
    },
  }
}
