import { Readable } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { standardsQuery } from '../../contract/calls/standards.ts'
import type { App } from '../http/app-type.ts'
import { takeError } from '../http/error-handler.ts'
import { refusalReplies } from '../http/refusal-replies.ts'
import { sendFormPage } from '../http/send-form-page.ts'
import { createTurns } from '../http/turns.ts'
import { laboratoryZone } from '../orders/deadline/business-days.ts'
import { spokenInstant } from '../orders/spoken-instant.ts'
import type { Parts } from '../parts.ts'
import { listCsv } from './list-csv.ts'
import { listPage, listPagePath, listPagePolicy } from './list-page.ts'
import { searchKey } from './search-key.ts'
import { showStandards } from './show-standards.ts'
import type { Standard } from './standard.ts'
import { type PublishedList, publishedList } from './standard-store.ts'
import { wholeList } from './whole-list.ts'

const mostFound = 50

const document = (type: string, description: string) => ({ description, content: { [type]: { schema: z.string() } } })

const unchanged = {
  description: 'La lista es la que el lector ya tiene',
  content: { 'text/plain': { schema: z.string() } },
}

/** A validator that changes with the list, and with the day: what is overdue is. */
function listTag({ version, since }: PublishedList, today: string): string {
  return `"${version}-${since?.epochMilliseconds ?? 0}-${today}"`
}

function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known !== undefined && (known.includes(tag) || known.includes('*'))
}

function summaryOf({ total, since }: PublishedList): string {
  if (since === undefined || total === 0) return 'Por ahora no hay patrones publicados.'
  const count = total === 1 ? '1 patrón' : `${total.toLocaleString('es-MX')} patrones`
  return `${count}. Lista publicada el ${spokenInstant(since)}.`
}

/** Sends what `pieces` make; a HEAD asks for none of it, and is told no length: an empty body would be told as 0. */
function sendPieces(request: FastifyRequest, reply: FastifyReply, pieces: AsyncGenerator<string>) {
  return reply.send(Readable.from(request.method === 'HEAD' ? [] : pieces, { objectMode: false }))
}

/** A browser without script gets a page for what went wrong, too. */
function answerWithPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = takeError(error, request, reply)
  return sendFormPage(reply, status, { title: 'No se pudo mostrar la lista.', text: body.error })
}

/** GET and HEAD /api/patrones.csv and /api/patrones.html: the whole list to take away, sent while it is read. */
export function listRoutes(app: App, { db, now, settings }: Parts) {
  // Sixty lists at once would otherwise keep every other call waiting for sixty pieces.
  const turn = createTurns()
  const today = () => now().toZonedDateTimeISO(laboratoryZone).toPlainDate().toString()

  /** The list to send, or undefined where the reader has it already and was told so. */
  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<PublishedList | undefined> {
    const list = await publishedList(db)
    const tag = listTag(list, today())
    reply.headers({ 'Cache-Control': 'no-cache', ETag: tag })
    if (list.since) reply.header('Last-Modified', new Date(list.since.epochMilliseconds).toUTCString())
    return isKnown(request, tag) ? undefined : list
  }

  const csv = {
    summary: 'Todos los patrones publicados, en CSV',
    response: { 200: document('text/csv', 'La lista'), 304: unchanged, ...refusalReplies() },
  }
  app.get('/api/patrones.csv', { schema: csv, exposeHeadRoute: true }, async (request, reply) => {
    const list = await begin(request, reply)
    if (!list) return reply.status(304).send()
    reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="patrones-${today()}.csv"`)
    return sendPieces(request, reply, listCsv(wholeList(db, list, turn), { today: today(), baseUrl: settings.baseUrl }))
  })

  const html = {
    summary: 'Todos los patrones publicados, o los de un identificador exacto, en una página para imprimir',
    querystring: standardsQuery,
    response: { 200: document('text/html', 'La página'), 304: unchanged, ...refusalReplies() },
  }
  app.get(
    listPagePath,
    { schema: html, exposeHeadRoute: true, errorHandler: answerWithPage },
    async (request, reply) => {
      const { identificacion = '' } = request.query
      const page = { today: today(), identificacion, near: [] as string[] }
      reply.type('text/html; charset=utf-8').header('Content-Security-Policy', listPagePolicy)
      if (searchKey(identificacion) !== '') {
        const found = await showStandards(db, { page: 1, pageSize: mostFound, identificacion })
        const summary = found.message ?? (found.total === 1 ? '1 patrón.' : `${found.total} patrones.`)
        const near = found.cercanos ?? []
        reply.header('Cache-Control', 'no-cache')
        return sendPieces(request, reply, listPage(only(found.data), { ...page, summary, near, total: found.total }))
      }
      const list = await begin(request, reply)
      if (!list) return reply.status(304).send()
      return sendPieces(
        request,
        reply,
        listPage(wholeList(db, list, turn), { ...page, summary: summaryOf(list), total: list.total }),
      )
    },
  )
}

async function* only(rows: Standard[]): AsyncGenerator<Standard[]> {
  yield rows
}
