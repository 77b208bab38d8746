// `npm test`: installs what is missing, then lint, types, unit and API tests on both engines, and browser tests.
// Goes on after a failure, so that one run tells everything; exits with 1 when anything failed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installChromium } from './chromium.mjs'
import { install, root } from './installed.mjs'
import { buildSite, serverEnvironment } from './site.mjs'

install()
installChromium()

const bin = join(root, 'node_modules', '.bin')
const environment = { ...serverEnvironment, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })

function step(title, args) {
  console.log(`\n== ${title}`)
  const started = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    shell: process.platform === 'win32',
  })
  console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return status === 0
}

const readJson = (name) => {
  const file = join(results, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const checks = [step('lint', ['lint']), step('types', ['types'])]
buildSite()
const unitOk = step('unit and API', [
  'unit',
  '--',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(results, 'unit.json')}`,
])
const browserOk = step('browser', ['e2e'])

const unit = readJson('unit.json')
const browser = readJson('e2e.json')?.stats
const counted = [
  { name: 'lint and types', passed: checks.filter(Boolean).length, failed: checks.filter((ok) => !ok).length },
  // A run that left no report, or failed outside its tests, counts as one failure.
  {
    name: 'unit and API',
    passed: unit?.numPassedTests ?? 0,
    failed: Math.max(unit?.numFailedTests ?? 0, unitOk ? 0 : 1),
    skipped: unit?.numPendingTests ?? 0,
  },
  {
    name: 'browser',
    passed: (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    failed: Math.max(browser?.unexpected ?? 0, browserOk ? 0 : 1),
    skipped: browser?.skipped ?? 0,
  },
]
if (browser?.flaky) console.log(`\n${browser.flaky} browser tests passed only at the second try.`)
console.log('')
for (const { name, passed, failed, skipped = 0 } of counted)
  console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`)
const total = (key) => counted.reduce((sum, each) => sum + (each[key] ?? 0), 0)
console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
process.exit(total('failed') === 0 ? 0 : 1)
