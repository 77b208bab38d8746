import { asKept } from '../../../contract/as-kept.ts'
import { withoutEscapes } from '../../files/csv-formula.ts'
import { decodeText } from '../../files/decode.ts'
import { fileEnding } from '../../files/file-ending.ts'
import { FileProblem } from '../../files/file-problem.ts'
import { matchHeaders } from '../../files/match-headers.ts'
import { readCsv } from '../../files/read-csv.ts'
import { readJson } from '../../files/read-json.ts'
import { readXlsx } from '../../files/read-xlsx.ts'
import type { Table } from '../../files/table.ts'

function fromTable({ headers, rows }: Table): string[] {
  const { place } = matchHeaders(headers, [{ name: 'OrdenServicio' }], () => true)
  const column = place.get('OrdenServicio') ?? 0
  return rows.map(({ cells, problem, broken, renglon }) => {
    const unread = problem ?? broken?.get(column)
    if (unread !== undefined) throw new FileProblem(`Renglón ${renglon}: ${unread}`)
    return cells[column] ?? ''
  })
}

function fromJson(text: string): string[] {
  return [readJson(text)].flat().map((each, index) => {
    const number = typeof each === 'object' && each !== null && 'OrdenServicio' in each ? each.OrdenServicio : each
    if (typeof number !== 'string') throw new FileProblem(`Elemento ${index + 1}: no tiene OrdenServicio.`)
    return number
  })
}

async function written(ending: string | undefined, bytes: Uint8Array): Promise<string[]> {
  if (ending === 'txt') return decodeText(bytes).split(/\r\n?|\n/)
  if (ending === 'csv') return fromTable(withoutEscapes(readCsv(decodeText(bytes))))
  if (ending === 'xlsx') return fromTable(await readXlsx(bytes))
  if (ending === 'json') return fromJson(decodeText(bytes))
  throw new FileProblem('El archivo debe terminar en .txt, .csv, .xlsx o .json.')
}

/**
 * The numbers of orders in a file, each once, in its sequence: a line each in .txt, else whatever has OrdenServicio,
 * such as the file that was imported.
 * @throws FileProblem when it cannot be read, or names no order.
 */
export async function readOrderNumbers(name: string, bytes: Uint8Array): Promise<string[]> {
  const ending = fileEnding(name)
  const numbers = (await written(ending, bytes)).map(asKept)
  const named = [...new Set(numbers.filter((number) => number !== ''))]
  if (named.length === 0) throw new FileProblem('El archivo no nombra ninguna orden.')
  return named
}
