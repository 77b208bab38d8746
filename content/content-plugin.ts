import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { checkContent } from './check.ts'

const documents = join(import.meta.dirname, 'documents')
const names = () => readdirSync(documents).filter((name) => !name.startsWith('.'))

/** Checks content/ before the site is built, and serves content/documents under /documentos. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    buildStart: () => checkContent(import.meta.dirname),
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
