import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSettings } from '../server/settings.ts'
import { serverFlags } from '../starter/site.mjs'

const unit = fileURLToPath(new URL('certeza.service', import.meta.url))
const analysis = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit], {
  encoding: 'utf8',
})

// Where systemd is not installed, or too old to look at a file (before 250), this cannot be tried.
test.skipIf(analysis.error !== undefined || /unrecognized option/.test(analysis.stderr))(
  'systemd-analyze finds the service exposed by less than 2.0 of 10',
  () => {
    const [, level = ''] = /Overall exposure level for certeza\.service: ([\d.]+)/.exec(analysis.stdout) ?? []
    expect(Number(level)).toBeGreaterThan(0)
    expect(Number(level)).toBeLessThan(2)
    expect(analysis.status).toBe(0)
  },
)

test('unit and image start the server as npm start does', () => {
  const flags = serverFlags.join(' ')
  expect(readFileSync(unit, 'utf8')).toContain(`node/bin/node ${flags} server/main.ts`)
  const image = readFileSync(new URL('Containerfile', import.meta.url), 'utf8')
  expect(image).toContain(
    `["node_modules/node/bin/node", ${serverFlags.map((each) => `"${each}"`).join(', ')}, "server/main.ts"]`,
  )
})

test('the settings to begin with are read alike by systemd and a shell, and are production’s', () => {
  const file = fileURLToPath(new URL('certeza.env', import.meta.url))
  const lines = readFileSync(file, 'utf8').split('\n')
  const settings = lines.filter((line) => line !== '' && !line.startsWith('#'))
  for (const line of settings) expect(line).toMatch(/^[A-Z_]+='[^'\\]*'$/)
  const read = Object.fromEntries(settings.map((line) => line.slice(0, -1).split("='")))
  const names = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  for (const name of Object.keys(read)) expect(names).toContain(`\n${name}=`)
  expect(readSettings(read)).toMatchObject({
    production: true,
    demo: false,
    trustProxy: ['loopback'],
    metricsPort: 9464,
  })
  expect(readFileSync(unit, 'utf8')).toContain(`StateDirectory=${basename(read.DATA_DIR ?? '')}\n`)
})

test('who copies all settings and adds production gets no demo data', () => {
  const lines = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n')
  const all = Object.fromEntries(lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=')))
  expect(readSettings({ ...all, NODE_ENV: 'production' }).demo).toBe(false)
})

test('the image has every file that the server and the command line read', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const image = readFileSync(new URL('Containerfile', import.meta.url), 'utf8')
  const copied = [...image.matchAll(/COPY --from=build \/opt\/certeza\/(\S+)/g)].map(([, path = '']) => path)
  const folders = ['server', 'lab', 'demo', 'contract', 'content']
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(name)),
  )
  const needed = sources.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8')
    const asked = [...text.matchAll(/(?:new URL\(|from |import\()'(\.[^']+)'/g)]
    return asked.map(([, path = '']) => relative(root, join(root, dirname(name), path)))
  })
  expect(needed.length).toBeGreaterThan(500)
  expect(
    needed.filter((path) => path !== '' && !copied.some((each) => path === each || path.startsWith(`${each}/`))),
  ).toEqual([])
})
