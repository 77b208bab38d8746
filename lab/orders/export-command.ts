import { writeCsv } from '../../server/files/write-csv.ts'
import { writeXlsx } from '../../server/files/write-xlsx.ts'
import { collectOrders, exportedOrder, exportedRows, exportHeaders } from '../../server/orders/export-orders.ts'
import { type ExportFlags, exportFlags, formatOf } from '../export-flags.ts'
import { labCommand } from '../lab-command.ts'
import { counted } from '../spoken.ts'
import { writeOutput } from '../write-output.ts'

/** `ordenes exportar`: orders as they stand, with what the customer changed; an import of it changes nothing. */
export const exportCommand = labCommand<ExportFlags, [OrdenServicio?: string]>({
  brief: 'Exporta una orden, o todas, en JSON, CSV o XLSX',
  full: 'Exporta una orden, o todas, tal como están: lo confirmado, lo recibido donde difiere (recibido.…) y qué cambió el cliente (cambios). Importar lo exportado no cambia nada. Con --desde, solo las órdenes con movimientos desde entonces.',
  example: 'ordenes exportar --desde 2026-12-01 --salida ordenes.xlsx',
  flags: exportFlags,
  positional: {
    kind: 'tuple',
    parameters: [{ parse: String, placeholder: 'ORDEN', optional: true, brief: 'Número de la orden; sin él, todas' }],
  },
  async run(lab, flags, OrdenServicio) {
    const { db, now } = await lab.open()
    const at = now()
    const orders = await collectOrders(db, { OrdenServicio, desde: flags.desde }, at)
    const json = orders.map((order) => exportedOrder(order, at))
    const rows = () => orders.flatMap((order) => exportedRows(order, at))
    const format = formatOf(flags)
    const written = {
      json: () => `${JSON.stringify(json, null, 2)}\n`,
      csv: () => writeCsv(exportHeaders, rows()),
      xlsx: () => writeXlsx(exportHeaders, rows(), 'Órdenes'),
    }
    const said = counted(orders.length, 'orden', 'órdenes')
    const content = await written[format]()
    return writeOutput({ salida: flags.salida, format, content, json, said, count: { ordenes: orders.length } })
  },
})
