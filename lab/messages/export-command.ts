import type { Message } from '../../server/contact/message.ts'
import { listMessages } from '../../server/contact/message-store.ts'
import { writeCsv } from '../../server/files/write-csv.ts'
import { writeXlsx } from '../../server/files/write-xlsx.ts'
import { labCommand } from '../lab-command.ts'
import { parseSince } from '../parse-since.ts'
import { counted } from '../spoken.ts'
import { writeOutput } from '../write-output.ts'
import { exportedMessage } from './exported-message.ts'

const formats = ['json', 'csv', 'xlsx'] as const
type Format = (typeof formats)[number]

interface Flags {
  formato?: Format
  desde?: Temporal.Instant
  salida?: string
}

const headers = ['recibidoEn', 'tipo', 'nombre', 'email', 'OrdenServicio', 'mensaje', 'sospecha'] as const

async function written(messages: readonly Message[], format: Format): Promise<string | Buffer> {
  const exported = messages.map(exportedMessage)
  if (format === 'json') return `${JSON.stringify(exported, null, 2)}\n`
  const rows = exported.map((message) => headers.map((name) => message[name] ?? ''))
  return format === 'csv' ? writeCsv(headers, rows) : writeXlsx(headers, rows, 'Mensajes')
}

/** The format asked for, else the one that the file's name says, else JSON. */
function formatOf({ formato, salida = '' }: Flags): Format {
  return formato ?? formats.find((each) => salida.toLowerCase().endsWith(`.${each}`)) ?? 'json'
}

/** `mensajes exportar`: messages whole, oldest first, what may be a robot's included and marked. */
export const exportCommand = labCommand<Flags, []>({
  brief: 'Exporta los mensajes completos en JSON, CSV o XLSX',
  flags: {
    formato: { kind: 'enum', values: formats, optional: true, brief: 'Por el nombre de --salida; si no lo dice, json' },
    desde: {
      kind: 'parsed',
      parse: parseSince,
      optional: true,
      placeholder: 'FECHA',
      brief: 'Solo los recibidos desde entonces: 2026-12-01 o con hora',
    },
    salida: { kind: 'parsed', parse: String, optional: true, placeholder: 'ARCHIVO', brief: 'Archivo que se escribe' },
  },
  positional: { kind: 'tuple', parameters: [] },
  async run(lab, flags) {
    const { db } = await lab.open()
    const messages = await listMessages(db, { desde: flags.desde })
    const format = formatOf(flags)
    return writeOutput({
      salida: flags.salida,
      format,
      content: await written(messages, format),
      json: messages.map(exportedMessage),
      said: counted(messages.length, 'mensaje', 'mensajes'),
      count: { mensajes: messages.length },
    })
  },
})
