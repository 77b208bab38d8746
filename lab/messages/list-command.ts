import type { Message } from '../../server/contact/message.ts'
import { listMessages } from '../../server/contact/message-store.ts'
import { labCommand } from '../lab-command.ts'
import { counted, shortInstant } from '../spoken.ts'
import { table } from '../table.ts'
import { exportedMessage } from './exported-message.ts'

const types = ['contacto', 'pregunta'] as const
const longestExcerpt = 50

function excerpt(mensaje: string): string {
  const line = mensaje.replaceAll(/\s+/g, ' ')
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line
}

/** `mensajes listar`: contact messages and questions about orders, oldest first. */
export const listCommand = labCommand<{ tipo?: Message['tipo']; sospechosos?: boolean }, []>({
  brief: 'Lista los mensajes de contacto y las dudas sobre órdenes',
  flags: {
    tipo: { kind: 'enum', values: types, optional: true, brief: 'Solo los de ese tipo' },
    sospechosos: {
      kind: 'boolean',
      optional: true,
      withNegated: false,
      brief: 'Solo los que quizá escribió un programa',
    },
  },
  positional: { kind: 'tuple', parameters: [] },
  async run(lab, { tipo, sospechosos = false }) {
    const { db } = await lab.open()
    const messages = await listMessages(db, { tipo, sospechosos })
    const json = messages.map(exportedMessage)
    if (messages.length === 0) return { json, text: 'No hay mensajes.' }
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
