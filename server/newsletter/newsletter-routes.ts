import type { FastifyReply, FastifyRequest } from 'fastify'
import { shortNotices } from '../../content/privacy-short.ts'
import { newsletterBody, newsletterTokenBody, oneClickBody, oneClickQuery } from '../../contract/calls/contact.ts'
import { okReply } from '../../contract/replies.ts'
import { addressLimit } from '../http/address-limit.ts'
import type { App } from '../http/app-type.ts'
import { isFormPost, sendFormPage, takeFormPosts } from '../http/form-posts.ts'
import { refusalReplies } from '../http/refusal-replies.ts'
import type { Parts } from '../parts.ts'
import { refuse } from '../refusal.ts'
import { askForNewsletter, confirmNewsletter, leaveNewsletter } from './subscribe.ts'

const ask = '/api/boletin'
const confirm = '/api/boletin/confirmar'
const leave = '/api/boletin/baja'
const mostAsked = 10
const mostTokens = 30

const emailField = { name: 'email', label: 'Correo electrónico', type: 'email' } as const
const tokenField = { name: 'token', label: '', type: 'hidden' } as const
const privacy = shortNotices.newsletter
const forms = {
  [ask]: { failed: 'No se pudo pedir el boletín', action: ask, submit: 'Suscribirme', privacy, fields: [emailField] },
  [confirm]: { failed: 'No se pudo confirmar', action: confirm, submit: 'Confirmar', privacy, fields: [tokenField] },
  [leave]: { failed: 'No se pudo dar de baja', action: leave, submit: 'Darme de baja', privacy, fields: [tokenField] },
}

function answer(request: FastifyRequest, reply: FastifyReply, title: string, text: string) {
  return isFormPost(request) ? sendFormPage(reply, 200, { title, text }) : { ok: true as const }
}

/** The newsletter's three calls, as JSON or as plain forms; leaving also as a mail program's one press (RFC 8058). */
export async function newsletterRoutes(app: App, parts: Parts): Promise<void> {
  const response = { 200: okReply, ...refusalReplies(403) }
  await app.register(async (scope: App) => {
    takeFormPosts(scope, parts.settings.corsOrigins, forms)

    const askSchema = { summary: 'Pide el boletín: manda un enlace para confirmar', body: newsletterBody, response }
    scope.post(ask, { schema: askSchema, config: addressLimit(mostAsked) }, async (request, reply) => {
      await askForNewsletter(parts, request.body.email)
      const text = 'Te enviamos un enlace para confirmar la suscripción. Si no llega, revisa el correo no deseado.'
      return answer(request, reply, 'Revisa tu correo', text)
    })

    const confirmSchema = { summary: 'Confirma la suscripción al boletín', body: newsletterTokenBody, response }
    scope.post(confirm, { schema: confirmSchema, config: addressLimit(mostTokens) }, async (request, reply) => {
      await confirmNewsletter(parts, request.body.token)
      return answer(request, reply, 'Suscripción confirmada', 'Gracias. Recibirás nuestro boletín en tu correo.')
    })

    const leaveSchema = {
      summary: 'Deja el boletín; la clave, en el cuerpo o en la dirección',
      body: oneClickBody,
      querystring: oneClickQuery,
      response,
    }
    scope.post(leave, { schema: leaveSchema, config: addressLimit(mostTokens) }, async (request, reply) => {
      const token = request.body.token ?? request.query.token ?? refuse('badToken')
      await leaveNewsletter(parts, token)
      return answer(request, reply, 'Baja confirmada', 'Ya no recibirás nuestro boletín en tu correo.')
    })
  })
}
