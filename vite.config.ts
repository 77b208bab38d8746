import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { contentPlugin } from './content/content-plugin.ts'
import { mdxContents } from './content/mdx-contents.ts'

export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx({ remarkPlugins: [mdxContents] }) }, reactRouter(), contentPlugin()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
  // No data: addresses, for the policy.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Its index brings luxon (24 kB) although we take the check digit alone; the package does not say that it may be cut.
      treeshake: { moduleSideEffects: [{ test: /@nodecfdi.rfc/, sideEffects: false }] },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
