import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../../contract/refusals.ts'
import type { App } from '../http/app-type.ts'
import { refuse } from '../refusal.ts'
import { answerFileError } from './answer-file-error.ts'
import { newsletterPage, sendNewsletterPage } from './newsletter-page.ts'
import { listSiteFiles } from './site-files.ts'

/** The routes that are not prerendered: their page comes from the single-page fallback. Source: design §9. */
const orderPages = ['/service-order-search-v2/:idOrden', '/confirmacion', '/OS/index.php']
/** What is never kept is never asked for in parts, nor whether it has changed. */
const wholePage = { etag: false, lastModified: false, acceptRanges: false }
const year = 365 * 24 * 60 * 60

// Nothing of an order page may be kept, indexed or told to another site: its address opens the order.
function sendOrderPage(_request: FastifyRequest, reply: FastifyReply) {
  return reply
    .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' })
    .sendFile('__spa-fallback.html', wholePage)
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/')
  const { status, error } = refusals.unknownCall
  if (!wantsPage) return reply.status(status).send({ error })
  return reply
    .status(404)
    .headers({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' })
    .sendFile('404/index.html', wholePage)
}

/**
 * The built site: pages at one address each, hashed assets for ever, the order pages' fallback, and
 * the not-found page for the rest. Files compressed at build are sent as they are.
 */
export async function siteRoutes(app: App, siteDir: string | undefined): Promise<void> {
  if (!siteDir || !existsSync(siteDir)) {
    // Fastify's own answer would log the address as it came, with an order's link in it.
    app.setNotFoundHandler(() => refuse('unknownCall'))
    return
  }
  const files = listSiteFiles(siteDir)
  await app.register(fastifyStatic, { root: siteDir, serve: false, preCompressed: true, cacheControl: false })
  for (const path of orderPages) {
    app.get(path, { exposeHeadRoute: true }, sendOrderPage)
    app.get(`${path}/`, { exposeHeadRoute: true }, (request, reply) =>
      reply.header('Cache-Control', 'no-store').redirect(request.url.replace(/\/(?=\?|$)/, ''), 301),
    )
  }

  app.get('/*', { errorHandler: answerFileError }, (request, reply) => {
    const [pathname = '', search] = request.url.split('?', 2)
    const decoded = decodeURI(pathname)
    // As it is linked to; nothing is left of the home page's.
    const bare = decoded.replace(/(\/index\.html)?\/*$/, '')
    if (bare !== decoded && decoded !== '/' && files.find(bare))
      return reply.redirect(`${encodeURI(bare) || '/'}${search === undefined ? '' : `?${search}`}`, 301)
    const file = files.find(decoded)
    if (!file) return reply.callNotFound()
    const token = file === newsletterPage && new URLSearchParams(search).get('token')
    if (token) return sendNewsletterPage(reply, siteDir, token)
    const lasting = decoded.startsWith('/assets/')
    return reply
      .header('Cache-Control', lasting ? `public, max-age=${year}, immutable` : 'public, max-age=0, must-revalidate')
      .sendFile(file)
  })
  app.setNotFoundHandler(sendNotFound)
}
