import { previewInvitation, type SendOptions } from '../../server/orders/mails/send-invitation.ts'
import type { Parts } from '../../server/parts.ts'
import type { Answer } from '../lab.ts'
import { refusedAddressNotes } from './send-report.ts'

/** One mail as `ordenes enviar` would send it, whole; nothing is sent or written. */
export async function mailPreview(
  parts: Parts,
  OrdenServicio: string | undefined,
  options: SendOptions,
): Promise<Answer> {
  if (OrdenServicio === undefined) return { json: null, text: 'No hay órdenes abiertas.' }
  const { mail, refused } = await previewInvitation(parts, OrdenServicio, options)
  const { para, asunto, texto, html = '', responderA = '', adjuntos = [] } = mail
  const files = adjuntos.map(({ nombre }) => nombre)
  return {
    json: { OrdenServicio, para, responderA, asunto, texto, html, adjuntos: files, direccionesRechazadas: refused },
    text: [
      `Para:        ${para}`,
      `Responder a: ${responderA}`,
      `Asunto:      ${asunto}`,
      `Adjuntos:    ${files.join(', ')}`,
      '',
      texto.trimEnd(),
    ].join('\n'),
    notes: [...refusedAddressNotes({ OrdenServicio, refused }), 'Vista previa: no se envió nada.'],
  }
}
