import { withoutEscapes } from '../files/csv-formula.ts'
import { decodeText } from '../files/decode.ts'
import { fileEnding } from '../files/file-ending.ts'
import { FileProblem } from '../files/file-problem.ts'
import { lostDigits } from '../files/lost-digits.ts'
import { matchHeaders } from '../files/match-headers.ts'
import { readCsv } from '../files/read-csv.ts'
import { readJson } from '../files/read-json.ts'
import { readXlsx } from '../files/read-xlsx.ts'
import type { Table } from '../files/table.ts'
import { bareSerial } from './bare-serial.ts'
import { doubtfulDates } from './doubtful-dates.ts'
import type { SnapshotRow } from './read-standard.ts'
import { type StandardField, standardFields } from './standard.ts'

interface SnapshotFile {
  rows: SnapshotRow[]
  /** What the reader ignored or doubts. */
  notes: string[]
}

/** Columns that the list to take away has beside the standard's own. */
const isOfTheList = (key: string) => ['enlace', 'vigencia'].includes(key)

const columns = standardFields.map((name) => ({ name }))

/** @throws FileProblem when a column is missing or doubled. */
function readTable({ headers, rows, notes: unread = [] }: Table): SnapshotFile {
  const { place, notes } = matchHeaders(headers, columns, isOfTheList)
  const identifier = place.get('Identificacion') ?? -1
  const doubts = rows.flatMap(({ renglon, cells, numbers }) => {
    const cell = (field: StandardField) => cells[place.get(field) ?? -1] ?? ''
    const doubtful: [StandardField, string | undefined][] = [
      ['Identificacion', numbers.includes(identifier) ? lostDigits(cell('Identificacion')) : undefined],
      ['Calibrado', bareSerial(cell('Calibrado'))],
      ['Proxima', bareSerial(cell('Proxima'))],
    ]
    return doubtful.flatMap(([field, doubt]) => (doubt ? [`Renglón ${renglon}, ${field}: ${doubt}`] : []))
  })
  return {
    rows: rows.map(({ renglon, cells, problem, broken }) => {
      const field = standardFields.find((each) => broken?.has(place.get(each) ?? -1))
      const broke = field && broken?.get(place.get(field) ?? -1)
      return {
        renglon,
        values: Object.fromEntries(standardFields.map((field) => [field, cells[place.get(field) ?? -1]])),
        ...(field && broke !== undefined && { problem: broke, columna: field }),
        ...(problem !== undefined && { problem, columna: '' }),
      }
    }),
    notes: [...unread, ...notes, ...doubts, ...doubtfulDates(rows, place.get('Proxima') ?? -1)],
  }
}

/** The rows of a list such as the ERP sends; they are numbered from 1. */
export function readSnapshotList(list: readonly unknown[]): SnapshotRow[] {
  return list.map((values, index) => ({ renglon: index + 1, values }))
}

function readList(text: string): SnapshotFile {
  const value = readJson(text)
  if (!Array.isArray(value)) throw new FileProblem('El archivo debe ser una lista de patrones: [{"Descripcion": …}].')
  return { rows: readSnapshotList(value), notes: [] }
}

/**
 * The standards of a file, by the ending of its name.
 * @throws FileProblem when it cannot be read as that at all.
 */
export async function readSnapshotFile(name: string, bytes: Uint8Array): Promise<SnapshotFile> {
  const ending = fileEnding(name)
  if (ending === 'csv') return readTable(withoutEscapes(readCsv(decodeText(bytes))))
  if (ending === 'xlsx') return readTable(await readXlsx(bytes))
  if (ending === 'json') return readList(decodeText(bytes))
  throw new FileProblem('El archivo debe terminar en .json, .csv o .xlsx.')
}
