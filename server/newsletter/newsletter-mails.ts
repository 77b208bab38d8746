import { createHash } from 'node:crypto'
import { identity } from '../../content/identity.ts'
import type { Mail } from '../mail/enqueue-mail.ts'

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/**
 * The link that confirms. Its headers let a mail program offer to leave with one press (RFC 2369, RFC 8058): that press
 * is a POST, so that a scanner that follows links takes nobody off the list.
 */
export function confirmationMail(para: string, token: string, baseUrl: string): Mail {
  const secret = encodeURIComponent(token)
  return {
    clave: `boletin:${short(token)}`,
    para,
    responderA: identity.correo,
    asunto: `Confirma tu suscripción al boletín de ${identity.nombre}`,
    texto: [
      'Hola:',
      '',
      'Alguien pidió recibir nuestro boletín en este correo. Para confirmarlo abre este enlace y elige «Confirmar mi suscripción»:',
      '',
      `${baseUrl}/boletin?token=${secret}`,
      '',
      'El enlace sirve durante siete días. Si no fuiste tú, no hagas nada: sin confirmar no recibirás el boletín.',
      '',
      identity.nombre,
      '',
    ].join('\n'),
    encabezados: {
      'List-Unsubscribe': `<${baseUrl}/api/boletin/baja?token=${secret}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    motivo: 'boletin',
  }
}

/** To somebody who asks again: only who reads that mailbox learns that it is subscribed. Once a day. */
export function alreadySubscribedMail(para: string, day: string): Mail {
  return {
    clave: `boletin-ya:${short(para.toLowerCase())}:${day}`,
    para,
    responderA: identity.correo,
    asunto: `Ya recibes el boletín de ${identity.nombre}`,
    texto: [
      'Hola:',
      '',
      'Alguien pidió recibir nuestro boletín en este correo, y ya está suscrito: no tienes que hacer nada.',
      'Si quieres dejar de recibirlo, responde a este correo y te damos de baja.',
      '',
      identity.nombre,
      '',
    ].join('\n'),
    motivo: 'boletin',
  }
}
