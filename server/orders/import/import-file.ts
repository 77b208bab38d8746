import { withoutEscapes } from '../../files/csv-formula.ts'
import { decodeText } from '../../files/decode.ts'
import { fileEnding } from '../../files/file-ending.ts'
import { FileProblem } from '../../files/file-problem.ts'
import { readCsv } from '../../files/read-csv.ts'
import { readXlsx } from '../../files/read-xlsx.ts'
import { readOrderJson } from './import-json.ts'
import { readOrderTable } from './import-table.ts'
import type { ReadOrder } from './read-order.ts'

interface ReadFile {
  orders: ReadOrder[]
  /** What the reader ignored: unknown columns, by name. */
  notes: string[]
}

/**
 * The orders of a file, by the ending of its name.
 * @throws FileProblem when it cannot be read as that at all.
 */
export async function readOrderFile(name: string, bytes: Uint8Array): Promise<ReadFile> {
  const ending = fileEnding(name)
  if (ending === 'csv') return readOrderTable(withoutEscapes(readCsv(decodeText(bytes))))
  if (ending === 'xlsx') return readOrderTable(await readXlsx(bytes))
  if (ending === 'json') return { orders: readOrderJson(decodeText(bytes)), notes: [] }
  throw new FileProblem('El archivo debe terminar en .json, .csv o .xlsx.')
}
