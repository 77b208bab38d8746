import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../server/testing/free-port.ts'

const program = '/usr/sbin/pgbouncer'
/** Whether PgBouncer is there: Debian's package of this name. */
export const hasPgbouncer = existsSync(program)

/** It refuses to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  return { uid: Number(execFileSync('id', ['-u', 'postgres'])), gid: Number(execFileSync('id', ['-g', 'postgres'])) }
}

interface Pgbouncer {
  /** The address of the database through it. */
  url: string
  stop: () => Promise<void>
}

/**
 * PgBouncer by deploy/pgbouncer.ini, on loopback, in front of the database at `target`; without the lines that match
 * `besides`.
 */
export async function startPgbouncer(target: URL, besides?: RegExp): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'certeza-pooler-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const database = target.pathname.slice(1)
  const changes: [from: string, to: string][] = [
    ['certeza = host=127.0.0.1 port=5432', `${database} = host=${target.hostname} port=${target.port}`],
    ['listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`],
    ['auth_type = scram-sha-256', 'auth_type = trust'],
    ['/etc/pgbouncer/userlist.txt', join(folder, 'users.txt')],
  ]
  const shipped = readFileSync(new URL('../deploy/pgbouncer.ini', import.meta.url), 'utf8')
  const settings = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${from} is not in pgbouncer.ini`)
    return text.replace(from, to)
  }, shipped)
  const file = join(folder, 'pgbouncer.ini')
  const lines = settings.split('\n').filter((line) => !besides?.test(line))
  writeFileSync(file, lines.join('\n'))
  writeFileSync(join(folder, 'users.txt'), `"${target.username}" "${target.password}"\n`)
  const child = spawn(program, ['-q', file], { ...unprivileged(), stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href
  for (let tries = 100; ; tries -= 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      break
    } catch (cause) {
      if (tries === 0 || child.exitCode !== null) throw cause
      await new Promise((again) => setTimeout(again, 50))
    }
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
