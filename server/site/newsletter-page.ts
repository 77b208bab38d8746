import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { escaped } from '../http/escaped.ts'

/** Where a newsletter mail's link leads, as a file of the built site. */
export const newsletterPage = 'boletin/index.html'

const blank = 'name="token" value=""'

/**
 * The page with the link's token in its forms, so that their buttons confirm and leave without script too. It changes
 * nothing by itself: mail scanners open links. Source: design §7.
 */
export async function sendNewsletterPage(reply: FastifyReply, siteDir: string, token: string) {
  const page = await readFile(join(siteDir, newsletterPage), 'utf8')
  return reply
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(blank, () => `name="token" value="${escaped(token)}"`))
}
