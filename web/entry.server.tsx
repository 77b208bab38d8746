import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'
import { identity } from '../content/identity.ts'
import { inlineStyles } from './start/inline-styles.ts'
import { startLater } from './start/late-start.ts'
import { addPolicy } from './start/page-policy.ts'

const originOf = (url: string) => URL.parse(url)?.origin ?? ''
const readAsset = (href: string) => readFileSync(join('build', 'client', href), 'utf8')

/** The page as it is stored: rules inside, React late, its own policy last. */
function finishPage(html: string, context: EntryContext): string {
  const styled = inlineStyles(html, readAsset)
  const late = context.isSpaMode ? styled : startLater(styled, context)
  const api = originOf(import.meta.env.VITE_API_BASE_URL ?? '')
  return addPolicy(late, { api, map: originOf(identity.mapa.incrustado) })
}

/** Draws each page once, at build; in development, at each request. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // React would keep a long text back behind a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(import.meta.env.PROD ? finishPage(html, context) : html, { status, headers })
}
