import { availableParallelism } from 'node:os'
import mdx from '@mdx-js/rollup'
import { defineConfig } from 'vitest/config'
import { mdxContents } from './content/mdx-contents.ts'

export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx({ remarkPlugins: [mdxContents] }) }],
  css: { transformer: 'lightningcss' },
  test: {
    include: ['{contract,content,web,server,lab,demo,starter,deploy,bench,faults,art}/**/*.test.{ts,tsx}', '*.test.ts'],
    globalSetup: ['server/testing/vitest-postgres.ts'],
    // Most of these tests wait for databases and processes: twice as many as there are cores.
    maxWorkers: 2 * availableParallelism(),
    // A worker goes on with the next file: starting one anew and loading the server into it costs more than most files.
    isolate: false,
    // Generous: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
  },
})
