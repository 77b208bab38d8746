import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { anyWidth } from './any-width.ts'

// The shell has no window of its own: half the work for the machine.
const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? debianChromium.find((path) => existsSync(path))

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // Half of a test's time is waiting: twice as many as there are cores.
  workers: 2 * availableParallelism(),
  // Generous: a busy machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Where nobody watches, a test that failed once and passed then is named as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    locale: 'es-MX',
    // Not the laboratory's own: every date must come out right elsewhere too.
    timezoneId: 'America/Tijuana',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testIgnore: '*.phone.spec.ts' },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testIgnore: '*.desktop.spec.ts',
      grepInvert: new RegExp(anyWidth),
    },
  ],
})
