import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
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
