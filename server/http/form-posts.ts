import { isUtf8 } from 'node:buffer'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { blankSentence } from '../../contract/calls/contact.ts'
import { Refusal } from '../refusal.ts'
import type { App } from './app-type.ts'
import { answerError, takeError } from './error-handler.ts'
import type { FormField } from './form-page.ts'
import { sendFormPage } from './send-form-page.ts'

const formType = 'application/x-www-form-urlencoded'

/** Whether a browser without script sent it, and so wants a page. */
export function isFormPost({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith(formType) ?? false
}

/** Bytes beyond ASCII as browsers write them: a run holds whole characters. */
const escapedBytes = /(?:%[89a-f][0-9a-f])+/gi

/** Whether a form is in UTF-8, in its bytes and in those that it writes with a percent sign. */
function isUtf8Form(body: Buffer): boolean {
  if (!isUtf8(body)) return false
  const runs = body.toString().match(escapedBytes) ?? []
  return runs.every((run) => isUtf8(Buffer.from(run.replaceAll('%', ''), 'hex')))
}

/** A name given twice becomes a list, which no schema of ours takes. */
function formValues(body: string): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>()
  // In one pass: 64 KiB hold 20,000 names, and to look each up again took seconds.
  for (const [name, value] of new URLSearchParams(body)) {
    const known = values.get(name)
    if (known === undefined) values.set(name, value)
    else if (typeof known === 'string') values.set(name, [known, value])
    else known.push(value)
  }
  return Object.fromEntries(values)
}

/** What a form is answered with: how it comes back where it was refused, and what is told once it was taken. */
export interface FormShape {
  /** The short privacy notice of what is asked. */
  privacy: string
  /** Title of the page that says what went wrong. */
  failed: string
  action: string
  submit: string
  fields: readonly Omit<FormField, 'value' | 'problem'>[]
  done: { title: string; text: string }
}

/** The page's own sentence tells of blanks once; each blank field says it of itself. */
const problemOf = (sentence: string | undefined) => (sentence === blankSentence ? 'Falta este dato.' : sentence)

const donePath = (action: string) => `${action}/listo`

/**
 * After a form was taken: on to the page that says so. Reloading that page, or going back to it, sends nothing again.
 */
export const sendDone = (reply: FastifyReply, { action }: FormShape) => reply.redirect(donePath(action), 303)

/** Said where what was sent could not be read, and so cannot be shown again. */
const goBack = 'Con el botón Atrás de tu navegador vuelves al formulario con lo que escribiste.'

function typed(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value : ''
}

/**
 * A form of another site, as the browser says; one of a site that may call us is not. Browsers without Sec-Fetch-Site
 * are let through: nothing here goes by a cookie, so that a forged form can do no more than its sender.
 */
function isForeign({ headers }: FastifyRequest, siteOrigins: readonly string[]): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && !siteOrigins.includes(headers.origin ?? '')
}

/**
 * Lets the routes of `scope` take a plain form post beside JSON. An error of one is answered by a page with the form
 * and all that was typed in it; of a JSON call as everywhere. `shapes` are the forms by the path of their call, each of
 * which gets a page for its success (`sendDone`). A form that another site sent is refused, 403,
 * unless that site is one of `siteOrigins`.
 */
export function takeFormPosts(
  scope: App,
  siteOrigins: readonly string[],
  shapes: Readonly<Record<string, FormShape>>,
): void {
  scope.addContentTypeParser(formType, { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    if (isUtf8Form(body)) return done(null, formValues(body.toString()))
    done(new Refusal('badInput'))
  })
  for (const { action, done } of Object.values(shapes))
    scope.get(donePath(action), { schema: { hide: true } }, (_request, reply) => sendFormPage(reply, 200, done))
  scope.addHook('preValidation', (request, _reply, done) => {
    done(isFormPost(request) && isForeign(request, siteOrigins) ? new Refusal('foreignForm') : undefined)
  })
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const shape = shapes[request.routeOptions.url ?? '']
    if (!shape || !isFormPost(request)) return answerError(error, request, reply)
    const { status, body } = takeError(error, request, reply)
    // Too large, or not text that we read: a form without what was typed would be an invitation to type it again.
    if (request.body === undefined || request.body === null)
      return sendFormPage(reply, status, { title: shape.failed, text: `${body.error} ${goBack}` })
    const fields = shape.fields.map((field) => ({
      ...field,
      value: typed(request.body, field.name),
      problem: problemOf(body.campos?.[field.name]),
    }))
    // A link's token alone, refused: there is nothing in the form to correct.
    const isDead = status === 400 && fields.every(({ type }) => type === 'hidden')
    const isBlank = Object.values(body.campos ?? {}).includes(blankSentence)
    return sendFormPage(reply, status, {
      // As where script runs. Source: specification §5.
      title: isBlank ? 'Faltan datos' : shape.failed,
      text: isBlank ? blankSentence : body.error,
      ...(!isDead && { form: { action: shape.action, submit: shape.submit, privacy: shape.privacy, fields } }),
    })
  })
}
