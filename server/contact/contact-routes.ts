import { shortNotices } from '../../content/privacy-short.ts'
import { contactBody } from '../../contract/calls/contact.ts'
import { okReply } from '../../contract/replies.ts'
import { addressLimit } from '../http/address-limit.ts'
import type { App } from '../http/app-type.ts'
import { type FormShape, isFormPost, sendDone, takeFormPosts } from '../http/form-posts.ts'
import { refusalReplies } from '../http/refusal-replies.ts'
import type { Parts } from '../parts.ts'
import { keepMessage } from './keep-message.ts'
import { suspicionOf } from './suspicion.ts'

const path = '/api/contacto'
const mostMessages = 10

const form: FormShape = {
  failed: 'No se envió tu mensaje',
  action: path,
  submit: 'Enviar',
  privacy: shortNotices.contact,
  fields: [
    { name: 'nombre', label: 'Nombre', type: 'text', max: 200 },
    { name: 'email', label: 'Correo electrónico', type: 'email', max: 254 },
    { name: 'mensaje', label: 'Mensaje', type: 'textarea', max: 5000 },
  ],
  done: { title: 'Mensaje enviado', text: 'Gracias. Tu mensaje ha sido enviado correctamente.' },
}

/** POST /api/contacto, as JSON or as a plain form. */
export async function contactRoutes(app: App, parts: Parts): Promise<void> {
  await app.register(async (scope: App) => {
    takeFormPosts(scope, parts.settings.corsOrigins, { [path]: form })
    const schema = {
      summary: 'Envía un mensaje al laboratorio; también como formulario, que responde con una página',
      body: contactBody,
      response: { 200: okReply, ...refusalReplies(403) },
    }
    scope.post(path, { schema, config: addressLimit(mostMessages) }, async (request, reply) => {
      const { nombre, email, mensaje, ...traces } = request.body
      const { sospecha, certain } = suspicionOf(traces)
      const message = { tipo: 'contacto' as const, nombre, email, mensaje, OrdenServicio: undefined, sospecha }
      await keepMessage(parts, message, { acknowledge: !certain })
      if (!isFormPost(request)) return { ok: true as const }
      return sendDone(reply, form)
    })
  })
}
