import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { unbrokenNumbers } from './unbroken-numbers.ts'

const documents = join(import.meta.dirname, 'documents')
const names = () => readdirSync(documents).filter((name) => !name.startsWith('.'))

const texts = /[\\/]content[\\/](?!.*\.test\.).+\.(?:ts|mdx)$/

/** Ties the numbers of content/ to their units, and serves content/documents under /documentos. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    transform: {
      filter: { id: texts },
      handler: (code) => ({ code: unbrokenNumbers(code), map: null }),
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of names())
        this.emitFile({ type: 'asset', fileName: `documentos/${name}`, source: readFileSync(join(documents, name)) })
    },
    configureServer({ middlewares }) {
      middlewares.use('/documentos', (request, response, next) => {
        const name = basename(decodeURIComponent(request.url ?? ''))
        if (!names().includes(name)) return next()
        if (name.endsWith('.pdf')) response.setHeader('Content-Type', 'application/pdf')
        createReadStream(join(documents, name)).pipe(response)
      })
    },
  }
}
