import { unescapeFormula } from '../../files/csv-formula.ts'
import { decodeText } from '../../files/decode.ts'
import { FileProblem } from '../../files/file-problem.ts'
import { readCsv } from '../../files/read-csv.ts'
import { readXlsx } from '../../files/read-xlsx.ts'
import type { Table } from '../../files/table.ts'
import type { ReadOrder } from '../read-order.ts'
import { readOrderJson } from './import-json.ts'
import { readOrderTable } from './import-table.ts'

export interface ReadFile {
  orders: ReadOrder[]
  /** What the reader ignored: unknown columns, by name. */
  notes: string[]
}

/** What an export escaped for Excel is read as it was. */
function withoutEscapes({ headers, rows }: Table): Table {
  return { headers, rows: rows.map((row) => ({ ...row, cells: row.cells.map(unescapeFormula) })) }
}

/**
 * The orders of a file, by the ending of its name.
 * @throws FileProblem when it cannot be read as that at all.
 */
export async function readOrderFile(name: string, bytes: Uint8Array): Promise<ReadFile> {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (ending === 'csv') return readOrderTable(withoutEscapes(readCsv(decodeText(bytes))))
  if (ending === 'xlsx') return readOrderTable(await readXlsx(bytes))
  if (ending === 'json') return { orders: readOrderJson(decodeText(bytes)), notes: [] }
  throw new FileProblem('El archivo debe terminar en .json, .csv o .xlsx.')
}
