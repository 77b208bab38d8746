import mdx from '@mdx-js/rollup'
import { defineConfig } from 'vitest/config'
import { mdxContents } from './content/mdx-contents.ts'

export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx({ remarkPlugins: [mdxContents] }) }],
  css: { transformer: 'lightningcss' },
  test: {
    include: ['{contract,content,web,server,lab,demo,starter,deploy,bench,faults}/**/*.test.{ts,tsx}', '*.test.ts'],
    globalSetup: ['server/testing/vitest-postgres.ts'],
    // Vitest's own choice leaves a core idle; most of these tests wait for databases and processes.
    maxWorkers: '100%',
    // Generous: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
  },
})
