import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freePort } from './server/testing/free-port.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const run = promisify(execFile)
const hasShell = ['bash', 'curl', 'grep'].every((name) => spawnSync(name, ['--version']).status === 0)

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('each test that SECURITY.md names is there', () => {
  const rows = read('SECURITY.md')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| ---'))
  expect(rows.length).toBeGreaterThan(20)
  const named = [...read('SECURITY.md').matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`((?:,? «[^»]+»)*)/g)]
  expect(named.length).toBeGreaterThan(30)
  const missing = named.flatMap(([, file = '', titles = '']) => {
    if (!existsSync(new URL(file, import.meta.url))) return [file]
    const text = read(file)
    return [...titles.matchAll(/«([^»]+)»/g)].flatMap(([, title = '']) =>
      text.includes(title) ? [] : [`${file}: ${title}`],
    )
  })
  expect(missing).toEqual([])
})

/** Starts a server with the demo data; its addresses and folders stand for those of the document. */
async function startDocumented(dir: string) {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const environment = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    DATA_DIR: join(dir, 'data'),
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATABASE_URL: '',
    BASE_URL: '',
    DEMO: '1',
    NODE_ENV: '',
  }
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const piece of server.stdout) {
    said += piece
    if (said.includes('Listo en')) break
  }
  expect(said).toContain('Listo en')
  const own = (text: string) =>
    text
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
      .replaceAll('127.0.0.1:9464', `127.0.0.1:${metricsPort}`)
      .replaceAll('/var/lib/', `${dir}/`)
      .replaceAll('/var/backups/certeza', dir)
  return { environment, own, server }
}

test.skipIf(!hasShell)('the commands that OPERATIONS.md marks do what it says', { timeout: 300_000 }, async () => {
  const blocks = [...read('OPERATIONS.md').matchAll(/<!-- run -->\n```sh\n([\s\S]*?)```/g)].map(([, body = '']) => body)
  expect(blocks).toHaveLength(3)
  const dir = mkdtempSync(join(tmpdir(), 'certeza-operations-'))
  mkdirSync(join(dir, 'data'))
  const { environment, own, server } = await startDocumented(dir)
  const printed: string[] = []
  for (const block of blocks) {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', own(block)], { cwd: root, env: environment })
    printed.push(stdout)
  }
  expect(printed[0]).toMatch(/\{"ok":true\}\{"ok":true,"baseDeDatos":"sqlite"/)
  expect(printed[0]).toContain('certeza_database_up 1')
  expect(printed[0]).toContain('La bitácora está completa')
  expect(printed[1]).toContain('Se puede restaurar el respaldo')
  expect(printed[2]).toContain('La bitácora está completa')
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  rmSync(dir, { recursive: true })
})

test('every figure that an alert of OPERATIONS.md asks for exists', async () => {
  const { createRegistry, measureCalls } = await import('./server/metrics/call-metrics.ts')
  const { measureStore } = await import('./server/metrics/store-metrics.ts')
  const { startTestApp } = await import('./server/testing/test-app.ts')
  const { buildApp } = await import('./server/app.ts')
  const kit = await startTestApp('sqlite')
  const registry = createRegistry()
  measureStore(registry, kit.parts)
  const app = await buildApp(kit.parts, { observe: (observed) => measureCalls(observed, registry) })
  await app.inject('/api/salud')
  const figures = await registry.metrics()
  const asked = [...read('OPERATIONS.md').matchAll(/\b(?:certeza|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)
  expect(new Set(asked).size).toBeGreaterThan(5)
  for (const name of asked) expect(figures).toMatch(new RegExp(`^${name}\\b`, 'm'))
  await app.close()
  await kit.close()
})

test('.env.example has every setting with its default', async () => {
  const { readSettings } = await import('./server/settings.ts')
  const lines = read('.env.example')
    .split('\n')
    .filter((line) => /^[A-Z_]+=/.test(line))
  const example = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  expect(readSettings(example)).toEqual(readSettings({}))
  const named = [...read('server/settings.ts').matchAll(/^ {4}([A-Z_]{4,}): /gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(15)
  for (const name of named) expect(Object.keys(example)).toContain(name)
})
