import { writeCsv } from '../../server/files/write-csv.ts'
import { writeXlsx } from '../../server/files/write-xlsx.ts'
import {
  collectOrders,
  exportedOrder,
  exportedRows,
  exportHeaders,
  type WantedVersions,
} from '../../server/orders/export/export-orders.ts'
import { type OrderState, orderStates } from '../../server/orders/order-state.ts'
import { type ExportFlags, exportFlags, formatOf } from '../export-flags.ts'
import { labCommand } from '../lab-command.ts'
import { growingBar } from '../progress.ts'
import { counted } from '../spoken.ts'
import { writeOutput } from '../write-output.ts'
import { maybeOrderArgument } from './order-argument.ts'

function parseVersion(written: string): WantedVersions {
  if (written === 'vigente' || written === 'todas') return written
  if (!/^[1-9]\d{0,5}$/.test(written)) throw new RangeError('Escribe el número de una versión, vigente o todas.')
  return Number(written)
}

/** `ordenes exportar`: orders as they stand, with what the customer changed; an import of it changes nothing. */
export const exportCommand = labCommand<
  ExportFlags & { version?: WantedVersions; estado?: OrderState },
  [OrdenServicio?: string]
>({
  brief: 'Exporta una orden, o todas, en JSON, CSV o XLSX',
  full: 'Exporta una orden, o todas, un renglón por instrumento: cada dato como se confirmó y como lo mandó el laboratorio (recibido.…), y los nombres de los que cambió el cliente (cambios; en XLSX, con color). Importar lo exportado no cambia nada. Con --desde, solo las órdenes con movimientos desde entonces. Con --version, como se confirmó antes de reabrirla.',
  example: 'ordenes exportar --estado confirmada --desde 2026-12-01 --salida confirmadas.xlsx',
  flags: {
    ...exportFlags,
    estado: { kind: 'enum', values: orderStates, optional: true, brief: 'Solo las que están así' },
    version: {
      kind: 'parsed',
      parse: parseVersion,
      optional: true,
      placeholder: 'N',
      brief: 'Una versión por su número, o todas; si falta, la vigente',
    },
  },
  positional: maybeOrderArgument,
  async run(lab, flags, OrdenServicio) {
    const { db, now } = await lab.open()
    const at = now()
    const { desde, version, estado } = flags
    const bar = growingBar(lab, 'órdenes')
    try {
      const orders = await collectOrders(db, { OrdenServicio, desde, version, estado }, at, bar.update)
      bar.stop()
      const json = () => orders.map((order) => exportedOrder(order, at))
      const rows = () => orders.flatMap((order) => exportedRows(order, at))
      const format = formatOf(flags)
      const cells = (of: ReturnType<typeof rows>) => of.map((row) => row.cells)
      const written = {
        json: () => `${JSON.stringify(json(), null, 2)}\n`,
        csv: () => writeCsv(exportHeaders, cells(rows())),
        xlsx: () => {
          const all = rows()
          return writeXlsx(exportHeaders, cells(all), 'Órdenes', (row, column) => all[row]?.marked.has(column) ?? false)
        },
      }
      const said = counted(orders.length, 'orden', 'órdenes')
      const content = await written[format]()
      return await writeOutput({ salida: flags.salida, format, content, json, said, count: { ordenes: orders.length } })
    } finally {
      bar.stop()
    }
  },
})
