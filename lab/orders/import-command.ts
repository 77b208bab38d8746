import { basename } from 'node:path'
import type { ImportResult } from '../../contract/calls/erp.ts'
import { readOrderFile } from '../../server/orders/import/import-file.ts'
import { importOrders } from '../../server/orders/import/import-orders.ts'
import { labCommand } from '../lab-command.ts'
import { progressBar } from '../progress.ts'
import { readBytes } from '../read-file.ts'
import { importReport } from './import-report.ts'

/** `ordenes importar`: takes in orders; importing the same file again changes nothing. */
export const importCommand = labCommand<object, [file: string]>({
  brief: 'Importa órdenes de un archivo JSON, CSV o XLSX',
  full: 'Importa órdenes de un archivo JSON, CSV o XLSX. Otra vez el mismo archivo no cambia nada; lo que el cliente corrigió se conserva; una orden confirmada no se toca. Cada orden entra completa o no entra.',
  example: 'ordenes importar ordenes.xlsx',
  flags: {},
  positional: {
    kind: 'tuple',
    parameters: [{ parse: String, placeholder: 'ARCHIVO', brief: 'Archivo .json, .csv o .xlsx' }],
  },
  async run(lab, _, file) {
    const bytes = await readBytes(file)
    const { orders, notes } = await readOrderFile(basename(file), bytes)
    const { db, now, settings } = await lab.open()
    const rows = orders.reduce((sum, { renglones }) => sum + renglones, 0)
    const bar = progressBar(lab, rows, 'renglones')
    let results: ImportResult[]
    try {
      const { closedDays, baseUrl } = settings
      const options = { quien: 'laboratorio', now: now(), closedDays, baseUrl, onProgress: bar.update } as const
      results = await importOrders(db, orders, options)
    } finally {
      bar.stop()
    }
    return {
      json: results,
      text: importReport(results, rows),
      notes,
      refused: results.some(({ resultado }) => resultado === 'rechazada'),
    }
  },
})
