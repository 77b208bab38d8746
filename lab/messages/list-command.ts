import type { Message } from '../../server/contact/message.ts'
import { listMessages } from '../../server/contact/message-store.ts'
import { getOrderByNumber } from '../../server/orders/order-store.ts'
import { labCommand } from '../lab-command.ts'
import { orderNumber } from '../orders/order-argument.ts'
import { shortened } from '../shortened.ts'
import { counted, shortInstant } from '../spoken.ts'
import { table } from '../table.ts'
import { exportedMessage } from './exported-message.ts'

const types = ['contacto', 'pregunta'] as const
const longestExcerpt = 50

const excerpt = (mensaje: string) => shortened(mensaje.replaceAll(/\s+/g, ' '), longestExcerpt)

/** A question as it was asked; control characters would move the cursor of whoever reads it. */
function wholeMessage({ recibidoEn, nombre, email, mensaje }: Message): string {
  const lines = mensaje.split('\n').map((line) => `  ${line.replace(/\p{Cc}+/gu, ' ')}`)
  return [`${shortInstant(recibidoEn)} · ${nombre || '—'} · ${email || '—'}`, ...lines].join('\n')
}

/** `mensajes listar`: contact messages and questions about orders, oldest first. */
export const listCommand = labCommand<{ tipo?: Message['tipo']; orden?: string; sospechosos?: boolean }, []>({
  brief: 'Lista los mensajes de contacto y las dudas sobre órdenes',
  full: 'Lista los mensajes de contacto y las dudas sobre órdenes, los más antiguos primero; los de una orden, completos.',
  example: 'mensajes listar --orden OS-2026-0412',
  flags: {
    tipo: { kind: 'enum', values: types, optional: true, brief: 'Solo los de ese tipo' },
    orden: {
      ...orderNumber,
      kind: 'parsed',
      optional: true,
      brief: 'Solo las dudas sobre esa orden, completas',
    },
    sospechosos: {
      kind: 'boolean',
      optional: true,
      withNegated: false,
      brief: 'Solo los que quizá escribió un programa',
    },
  },
  positional: { kind: 'tuple', parameters: [] },
  async run(lab, { tipo, orden, sospechosos = false }) {
    const { db } = await lab.open()
    if (orden !== undefined) await getOrderByNumber(db, orden)
    const messages = await listMessages(db, { tipo, OrdenServicio: orden, sospechosos })
    const json = messages.map(exportedMessage)
    if (messages.length === 0) return { json, text: 'No hay mensajes.' }
    if (orden !== undefined) return { json, text: messages.map(wholeMessage).join('\n\n') }
    const rows = messages.map(({ recibidoEn, nombre, email, OrdenServicio, mensaje, sospecha }) => [
      shortInstant(recibidoEn),
      nombre || '—',
      email || '—',
      OrdenServicio ?? '',
      sospecha ? 'sí' : '',
      excerpt(mensaje),
    ])
    const head = ['Recibido (hora del centro)', 'Nombre', 'Correo', 'Orden', 'Sospechoso', 'Mensaje']
    return { json, text: `${table(head, rows)}\n\n${counted(messages.length, 'mensaje', 'mensajes')}` }
  },
})
