import { identity } from '../../content/identity.ts'
import { usableAddresses } from '../../contract/email-addresses.ts'
import type { Mail } from '../mail/enqueue-mail.ts'
import { oneLine } from '../mail/one-line.ts'
import type { Message } from './message.ts'

/** In characters: a subject is to be read. */
const longestName = 60

const shortened = (name: string) => (name.length > longestName ? `${[...name].slice(0, longestName).join('')}…` : name)

function heading({ tipo, nombre, OrdenServicio }: Message): string {
  if (tipo === 'pregunta') return `Duda sobre la orden ${OrdenServicio}`
  return `Mensaje de ${shortened(nombre)}`
}

/** To the laboratory; an answer goes to who wrote. */
export function noticeMail(message: Message): Mail {
  const { id, nombre, email, mensaje, OrdenServicio, sospecha } = message
  const [responderA] = usableAddresses(email)
  return {
    clave: `mensaje:${id}`,
    para: identity.correo,
    ...(responderA && { responderA }),
    asunto: oneLine(`${sospecha ? '[Revisar] ' : ''}${heading(message)}`),
    texto: [
      ...(OrdenServicio ? [`Orden: ${OrdenServicio}`] : []),
      `Nombre: ${nombre || '—'}`,
      `Correo: ${email || '—'}`,
      ...(sospecha ? [`Puede ser un mensaje automático: ${sospecha}`] : []),
      '',
      mensaje,
      '',
    ].join('\n'),
    motivo: message.tipo,
    ...(OrdenServicio && { OrdenServicio }),
  }
}

/** To who wrote. It repeats nothing that was typed: else anybody could send any text to anybody in our name. */
export function acknowledgementMail({ id, tipo, email, OrdenServicio }: Message): Mail {
  const [para = ''] = usableAddresses(email)
  const what = tipo === 'pregunta' ? `tu duda sobre la orden ${OrdenServicio}` : 'tu mensaje'
  return {
    clave: `mensaje:${id}:acuse`,
    para,
    responderA: identity.correo,
    asunto: oneLine(`Recibimos ${what}`),
    texto: [
      'Hola:',
      '',
      `Recibimos ${what}. Te respondemos en horario de oficina: ${identity.horario.semana.toLowerCase()} (hora del centro).`,
      `Si es urgente, llámanos al ${identity.telefono.texto}.`,
      '',
      identity.nombre,
      '',
      'Recibes este correo porque alguien lo escribió en nuestro sitio. Si no fuiste tú, no tienes que hacer nada.',
      '',
    ].join('\n'),
    motivo: 'acuse',
    ...(OrdenServicio && { OrdenServicio }),
  }
}
