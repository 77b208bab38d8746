import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { contentPlugin } from './content/content-plugin.ts'
import { mdxContents } from './content/mdx-contents.ts'
import { shortClass, shortTokens } from './web/styles/short-names.ts'

/** Tests a module's path, given with slashes, against the starts of what the chunk holds. */
const holding = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]').replaceAll('.', '\\.'))

/**
 * Many small scripts cost more than a few: each has headers and is compressed alone. What comes together goes together; a file
 * with rules of its own only where every page that gets the chunk uses them, and nothing that a script brought later imports: the
 * rules would come again, behind the others.
 */
const chunks = [
  {
    name: 'core',
    test: holding('node_modules/react', 'node_modules/scheduler', 'vite/preload-helper', 'web/api/call-address'),
  },
  {
    name: 'page',
    test: holding(
      ...['web/styles', 'web/start', 'web/fonts', 'web/layout/logo', 'web/layout/crash-page', 'web/parts/read-aloud'],
      ...['web/figure/figure-caption', 'web/seo/absolute', 'web/seo/page-meta'],
      ...['web/seo/breadcrumb-list', 'content/identity', 'content/privacy-short'],
    ),
  },
  {
    name: 'calls',
    test: holding(
      'node_modules/zod',
      'web/api/call.ts',
      'contract/as-kept.ts',
      'contract/text.ts',
      'contract/replies.ts',
    ),
  },
  {
    name: 'content',
    test: holding(
      ...['content/services.ts', 'content/accreditations.ts', 'content/count-word', 'content/spoken-date'],
      ...['content/picture', 'content/drawings', 'web/figure/picture'],
    ),
  },
]

export default defineConfig(({ mode }) => ({
  plugins: [contentPlugin(), { enforce: 'pre', ...mdx({ remarkPlugins: [mdxContents] }) }, reactRouter()],
  // Classes are named here, not by Lightning CSS, which knows fixed patterns only; it takes nesting apart and shrinks at the end.
  css: {
    ...(mode === 'production' && { modules: { generateScopedName: shortClass }, postcss: { plugins: [shortTokens] } }),
  },
  // No data: addresses, for the policy.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Its index brings luxon (24 kB) although we take the check digit alone; the package does not say that it may be cut.
      treeshake: { moduleSideEffects: [{ test: /@nodecfdi.rfc/, sideEffects: false }] },
    },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}))
