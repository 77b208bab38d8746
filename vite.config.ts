import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { contentPlugin } from './content/content-plugin.ts'
import { mdxContents } from './content/mdx-contents.ts'
import { shortClass, shortTokens } from './web/styles/short-names.ts'

/** Matches the path of any module that has one of `parts` in it, written with slashes on every system. */
const holding = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]').replaceAll('.', '\\.'))

/**
 * Many small scripts cost more than a few: each has headers and is compressed alone. So modules that are needed
 * together share a chunk. A module with CSS may join only where every page that loads the chunk uses its rules
 * and no script that loads later imports it: the rules would be loaded again, after the others.
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
      ...['web/parts/use-kept-focus', 'web/figure/figure-caption', 'web/seo/absolute', 'web/seo/page-meta'],
      ...['web/seo/breadcrumb-list', 'web/wizard/wizard-header', 'content/identity', 'content/privacy-short'],
    ),
  },
  {
    name: 'calls',
    test: holding(
      'node_modules/zod',
      'web/api/call.ts',
      'web/api/loose-replies.ts',
      'contract/as-kept.ts',
      'contract/email-addresses.ts',
      'contract/text.ts',
      'contract/replies.ts',
    ),
  },
  {
    name: 'content',
    test: holding(
      ...['content/services.ts', 'content/accreditations.ts', 'content/count-word', 'content/spoken-date'],
      ...['content/picture', 'content/drawings', 'web/figure/picture', 'web/seo/laboratory'],
    ),
  },
]

export default defineConfig(({ mode }) => ({
  plugins: [contentPlugin(), { enforce: 'pre', ...mdx({ remarkPlugins: [mdxContents] }) }, reactRouter()],
  // Class names are made here, since Lightning CSS knows fixed patterns only;
  // it flattens nesting and minifies at the end.
  css: {
    ...(mode === 'production' && { modules: { generateScopedName: shortClass }, postcss: { plugins: [shortTokens] } }),
  },
  // No data: URLs: the pages' policy forbids them.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Its index pulls in luxon (24 kB), though only the check digit is used;
      // the package does not declare itself free of effects.
      treeshake: { moduleSideEffects: [{ test: /@nodecfdi.rfc/, sideEffects: false }] },
    },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT || 3000}` } },
}))
