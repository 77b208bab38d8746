// `npm run test:fuzz`: 20,000 mistaken requests, made from /api/openapi.json; others each time.
// FUZZ_SEED sends those of a run that failed again, FUZZ_REQUESTS another number of them.
import { spawnSync } from 'node:child_process'
import { root } from './installed.mjs'

const { status } = spawnSync('npx', ['vitest', 'run', 'server/testing/fuzz'], {
  cwd: root,
  stdio: 'inherit',
  env: { FUZZ_REQUESTS: '20000', ...process.env },
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
