import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/testing/free-port.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))
const pageBytes = 4096

/** Takes `child` along when the bench is broken off. */
export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

const ticksPerSecond = 100

/** Processor time, in seconds, of the processes that this one started and that have ended. */
export function endedChildrenSeconds(): number {
  const text = readFileSync('/proc/self/stat', 'utf8')
  // Behind the name in brackets: state is field 3, cutime and cstime are fields 16 and 17. Source: proc_pid_stat(5).
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
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
  endWithUs(child)
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
      // Nanoseconds a thread; /proc/PID/stat counts in hundredths of a second, too coarse for short rounds.
      const threads = readdirSync(`/proc/${child.pid}/task`)
      const used = threads.map((thread) => {
        const [nanoseconds] = readFileSync(`/proc/${child.pid}/task/${thread}/schedstat`, 'utf8').split(' ')
        return Number(nanoseconds)
      })
      return used.reduce((sum, each) => sum + each, 0) / 1000
    },
    memoryMegabytes() {
      const [, pages] = readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')
      return (Number(pages) * pageBytes) / 1e6
    },
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
    },
  }
}
