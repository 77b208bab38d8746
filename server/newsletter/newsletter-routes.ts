import { shortNotices } from '../../content/privacy-short.ts'
import { newsletterBody, newsletterTokenBody, oneClickBody, oneClickQuery } from '../../contract/calls/contact.ts'
import { okReply } from '../../contract/replies.ts'
import { addressLimit } from '../http/address-limit.ts'
import type { App } from '../http/app-type.ts'
import { type FormShape, isFormPost, sendDone, takeFormPosts } from '../http/form-posts.ts'
import { refusalReplies } from '../http/refusal-replies.ts'
import { sendFormPage } from '../http/send-form-page.ts'
import type { Parts } from '../parts.ts'
import { refuse } from '../refusal.ts'
import { askForNewsletter, confirmNewsletter, leaveNewsletter } from './subscribe.ts'

const ask = '/api/boletin'
const confirm = '/api/boletin/confirmar'
const leave = '/api/boletin/baja'
const mostAsked = 10
const mostTokens = 30

const emailField = { name: 'email', label: 'Correo electrónico', type: 'email', max: 254 } as const
const tokenField = { name: 'token', label: '', type: 'hidden' } as const
const privacy = shortNotices.newsletter
const askForm: FormShape = {
  failed: 'No se pudo pedir el boletín',
  action: ask,
  submit: 'Suscribirme',
  privacy,
  fields: [emailField],
  done: {
    title: 'Revisa tu correo',
    text: 'Te enviamos un enlace para confirmar la suscripción. Si no llega, revisa el correo no deseado.',
  },
}
const confirmForm: FormShape = {
  failed: 'No se pudo confirmar',
  action: confirm,
  submit: 'Confirmar',
  privacy,
  fields: [tokenField],
  done: { title: 'Suscripción confirmada', text: 'Gracias. Recibirás nuestro boletín en tu correo.' },
}
const leaveForm: FormShape = {
  failed: 'No se pudo dar de baja',
  action: leave,
  submit: 'Darme de baja',
  privacy,
  fields: [tokenField],
  done: { title: 'Baja confirmada', text: 'Ya no recibirás nuestro boletín en tu correo.' },
}

/** The newsletter's three calls, as JSON or as plain forms; leaving also as a mail program's one press (RFC 8058). */
export async function newsletterRoutes(app: App, parts: Parts): Promise<void> {
  const response = { 200: okReply, ...refusalReplies(403) }
  await app.register(async (scope: App) => {
    takeFormPosts(scope, parts.settings.corsOrigins, {
      [ask]: askForm,
      [confirm]: confirmForm,
      [leave]: leaveForm,
    })

    const askSchema = { summary: 'Pide el boletín: manda un enlace para confirmar', body: newsletterBody, response }
    scope.post(ask, { schema: askSchema, config: addressLimit(mostAsked) }, async (request, reply) => {
      await askForNewsletter(parts, request.body.email)
      return isFormPost(request) ? sendDone(reply, askForm) : { ok: true as const }
    })

    const confirmSchema = { summary: 'Confirma la suscripción al boletín', body: newsletterTokenBody, response }
    scope.post(confirm, { schema: confirmSchema, config: addressLimit(mostTokens) }, async (request, reply) => {
      await confirmNewsletter(parts, request.body.token)
      return isFormPost(request) ? sendDone(reply, confirmForm) : { ok: true as const }
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
      if (!isFormPost(request)) return { ok: true as const }
      // A mail program's press has the token in the address, and must not be redirected (RFC 8058 §3.1).
      return request.body.token === undefined ? sendFormPage(reply, 200, leaveForm.done) : sendDone(reply, leaveForm)
    })
  })
}
