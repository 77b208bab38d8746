import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type RefusalReason, refusals } from '../../contract/refusals.ts'
import type { ErrorReply } from '../../contract/replies.ts'
import { Refusal } from '../refusal.ts'
import { isDatabaseAway } from './database-away.ts'
import { sendFormPage } from './send-form-page.ts'

const frameworkCodes: Record<string, RefusalReason> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'badJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'badJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badJson',
}
const frameworkStatuses: Record<number, RefusalReason> = {
  413: 'tooLarge',
  415: 'unsupportedType',
  429: 'tooManyRequests',
}

function reasonOf(error: FastifyError | Refusal): RefusalReason {
  if (error instanceof Refusal) return error.reason
  const known = frameworkCodes[error.code] ?? frameworkStatuses[error.statusCode ?? 0]
  if (known) return known
  // First: a sender that goes away half-way is ECONNRESET too, as a database is, and neither a fault nor an outage.
  if (error.statusCode !== undefined && error.statusCode < 500) return 'badJson'
  return isDatabaseAway(error) ? 'databaseAway' : 'fault'
}

/** One sentence a field: `/CP` → CP; '' is the body as a whole. */
function fieldSentences(error: FastifyError | Refusal): Record<string, string> {
  const issues = hasZodFastifySchemaValidationErrors(error) ? error.validation : []
  const named = issues.map(({ instancePath, message = '', params }) => {
    const field = instancePath.split('/')[1] ?? ''
    // The contract's objects have no sentence of their own for what is none.
    const isNoObject = field === '' && params.expected === 'object'
    return [field, isNoObject ? 'Lo enviado debe ser un objeto JSON: {"campo": "valor"}.' : message] as const
  })
  return Object.fromEntries(named.reverse())
}

/** With one sentence alone, that one says it best. */
function badInput({ '': whole, ...campos }: Record<string, string>): ErrorReply {
  const [only, ...more] = Object.values(campos)
  return { error: whole ?? (more.length === 0 && only !== undefined ? only : refusals.badInput.error), campos }
}

/**
 * Status and answer for any error: a refusal by its reason, bad input by field,
 * anything else as a fault without detail.
 */
function describeError(error: FastifyError | Refusal): { status: number; body: ErrorReply } {
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, body: badInput(fieldSentences(error)) }
  if (error instanceof Refusal && error.reason === 'badInput' && error.campos)
    return { status: error.status, body: badInput(error.campos) }
  const { status, error: sentence } = refusals[reasonOf(error)]
  const campos = error instanceof Refusal ? error.campos : undefined
  return { status, body: { error: sentence, ...(campos && { campos }) } }
}

/** Tells the log of what failed, whole. A refusal is none: an overloaded server would be busy writing its log. */
function logFault(error: FastifyError | Refusal, status: number, { log }: FastifyRequest): void {
  if (status >= 500 && !(error instanceof Refusal)) log.error({ err: error }, 'request failed')
}

/** What to answer an error with; the log gets a fault whole, and the answer says when to try again where that helps. */
export function takeError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = describeError(error)
  logFault(error, status, request)
  if (status === refusals.databaseAway.status) reply.header('Retry-After', '2')
  return { status, body }
}

/** Whether somebody follows a link to a call, such as a certificate's PDF, rather than a program asks. */
const isVisit = ({ method, headers }: FastifyRequest) => method === 'GET' && headers['sec-fetch-mode'] === 'navigate'

/**
 * Who loads the page of a form's answer again by its address asks for what only takes forms: of methods they know
 * nothing.
 */
const onlyForms = 'Esta dirección solo recibe formularios y no se abre sola. Vuelve al sitio y envíalo desde ahí.'

/** Answers every error as JSON; where a browser was to show the answer, as a page. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = takeError(error, request, reply)
  if (isVisit(request)) {
    const text = status === refusals.methodNotAllowed.status ? onlyForms : body.error
    return sendFormPage(reply, status, { title: 'No se pudo abrir', text })
  }
  return reply.status(status).send(body)
}
