import type { Message } from '../../server/contact/message.ts'
import { listMessages } from '../../server/contact/message-store.ts'
import { writeCsv } from '../../server/files/write-csv.ts'
import { writeXlsx } from '../../server/files/write-xlsx.ts'
import { getOrderByNumber } from '../../server/orders/order-store.ts'
import { type ExportFlags, type ExportFormat, exportFlags, formatOf } from '../export-flags.ts'
import { labCommand } from '../lab-command.ts'
import { orderNumber } from '../orders/order-argument.ts'
import { counted } from '../spoken.ts'
import { writeOutput } from '../write-output.ts'
import { exportedMessage } from './exported-message.ts'

const headers = ['recibidoEn', 'tipo', 'nombre', 'email', 'OrdenServicio', 'mensaje', 'sospecha'] as const

async function written(messages: readonly Message[], format: ExportFormat): Promise<string | Buffer> {
  const exported = messages.map(exportedMessage)
  if (format === 'json') return `${JSON.stringify(exported, null, 2)}\n`
  const rows = exported.map((message) => headers.map((name) => message[name] ?? ''))
  return format === 'csv' ? writeCsv(headers, rows) : writeXlsx(headers, rows, 'Mensajes')
}

/** `mensajes exportar`: messages whole, oldest first, what may be a robot's included and marked. */
export const exportCommand = labCommand<ExportFlags & { orden?: string }, []>({
  brief: 'Exporta los mensajes completos en JSON, CSV o XLSX',
  example: 'mensajes exportar --desde 2026-12-01 --salida mensajes.xlsx',
  flags: {
    ...exportFlags,
    orden: {
      ...orderNumber,
      kind: 'parsed',
      optional: true,
      brief: 'Solo las dudas sobre esa orden',
    },
  },
  positional: { kind: 'tuple', parameters: [] },
  async run(lab, flags) {
    const { db } = await lab.open()
    if (flags.orden !== undefined) await getOrderByNumber(db, flags.orden)
    const messages = await listMessages(db, { desde: flags.desde, OrdenServicio: flags.orden })
    const format = formatOf(flags)
    return writeOutput({
      salida: flags.salida,
      format,
      content: await written(messages, format),
      json: () => messages.map(exportedMessage),
      said: counted(messages.length, 'mensaje', 'mensajes'),
      count: { mensajes: messages.length },
    })
  },
})
