import { writeCsv } from '../../server/files/write-csv.ts'
import { writeXlsx } from '../../server/files/write-xlsx.ts'
import { collectOrders, exportedOrder, exportedRows, exportHeaders } from '../../server/orders/export-orders.ts'
import type { WholeOrder } from '../../server/orders/export-store.ts'
import { labCommand } from '../lab-command.ts'
import { parseSince } from '../parse-since.ts'
import { counted } from '../spoken.ts'
import { writeOutput } from '../write-output.ts'

const formats = ['json', 'csv', 'xlsx'] as const
type Format = (typeof formats)[number]

interface Flags {
  formato?: Format
  desde?: Temporal.Instant
  salida?: string
}

async function written(orders: readonly WholeOrder[], format: Format, now: Temporal.Instant): Promise<string | Buffer> {
  if (format === 'json')
    return `${JSON.stringify(
      orders.map((order) => exportedOrder(order, now)),
      null,
      2,
    )}\n`
  const rows = orders.flatMap((order) => exportedRows(order, now))
  return format === 'csv' ? writeCsv(exportHeaders, rows) : writeXlsx(exportHeaders, rows, 'Órdenes')
}

/** The format asked for, else the one that the file's name says, else JSON. */
function formatOf({ formato, salida = '' }: Flags): Format {
  return formato ?? formats.find((each) => salida.toLowerCase().endsWith(`.${each}`)) ?? 'json'
}

/** `ordenes exportar`: orders as they stand, with what the customer changed; an import of it changes nothing. */
export const exportCommand = labCommand<Flags, [OrdenServicio?: string]>({
  brief: 'Exporta una orden, o todas, en JSON, CSV o XLSX',
  full: 'Exporta una orden, o todas, tal como están: lo confirmado, lo recibido donde difiere (recibido.…) y qué cambió el cliente (cambios). Importar lo exportado no cambia nada.',
  flags: {
    formato: { kind: 'enum', values: formats, optional: true, brief: 'Por el nombre de --salida; si no lo dice, json' },
    desde: {
      kind: 'parsed',
      parse: parseSince,
      optional: true,
      placeholder: 'FECHA',
      brief: 'Solo órdenes con movimientos desde entonces: 2026-12-01 o con hora',
    },
    salida: { kind: 'parsed', parse: String, optional: true, placeholder: 'ARCHIVO', brief: 'Archivo que se escribe' },
  },
  positional: {
    kind: 'tuple',
    parameters: [{ parse: String, placeholder: 'ORDEN', optional: true, brief: 'Número de la orden; sin él, todas' }],
  },
  async run(lab, flags, OrdenServicio) {
    const { db, now } = await lab.open()
    const at = now()
    const orders = await collectOrders(db, { OrdenServicio, desde: flags.desde }, at)
    const format = formatOf(flags)
    return writeOutput({
      salida: flags.salida,
      format,
      content: await written(orders, format, at),
      json: orders.map((order) => exportedOrder(order, at)),
      said: counted(orders.length, 'orden', 'órdenes'),
      count: { ordenes: orders.length },
    })
  },
})
