import { FileProblem } from './file-problem.ts'
import { exactDigits } from './lost-digits.ts'
import { isBlankRow, type Table, type TableRow } from './table.ts'
import { scanWorkbook } from './workbook-scan.ts'

/** A number as its cell has it, so that no digit is lost in reading. */
interface NumberCell {
  written: string
}
type CellValue = string | boolean | Date | NumberCell | null

/** As Excel shows it: 15 digits (0.30000000000000004 is 0.3), no exponent below 10^21. */
function numberText(written: string): string {
  const number = Number(written)
  if (Number.isNaN(number)) return written
  if (Number.isInteger(number)) return BigInt(number).toString()
  return String(Number(number.toPrecision(exactDigits)))
}

/** An ISO date by its UTC parts, which is how the reader gives a day of no zone; with its time where it has one. */
function dateText(date: Date): string {
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day}T${time.slice(0, 8)}`
}

function cellText(cell: CellValue): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return cell ? 'sí' : ''
  return cell instanceof Date ? dateText(cell) : numberText(cell.written)
}

const isNumber = (cell: CellValue) => typeof cell === 'object' && cell !== null && !(cell instanceof Date)

const unreadable = 'El archivo no es un XLSX que se pueda leer. Ábrelo en Excel y guárdalo otra vez como .xlsx.'

const sentences: Record<string, string> = {
  XLS_FILE_NOT_SUPPORTED:
    'El archivo es de un Excel antiguo (.xls) o tiene contraseña. Guárdalo como .xlsx, sin contraseña.',
  NO_DATA: 'El archivo está vacío.',
}

async function sheetOf(bytes: Uint8Array, sheet: number): Promise<CellValue[][]> {
  // Loaded when it is needed: it takes a good part of a command's start.
  const { InvalidInputError, readSheet } = await import('read-excel-file/node')
  try {
    const parseNumber = (written: string): NumberCell => ({ written })
    return (await readSheet(Buffer.from(bytes), sheet, { trim: false, parseNumber })) as CellValue[][]
  } catch (cause) {
    const code = cause instanceof InvalidInputError ? cause.code : ''
    throw new FileProblem(sentences[code] ?? unreadable, { cause })
  }
}

/**
 * The first visible sheet of an XLSX workbook, all cells as text: numbers with every digit that Excel kept,
 * dates as ISO dates, in books that count from 1904 too. Source: design §6.
 * @throws FileProblem when it is no workbook or has no header row.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  const scan = await scanWorkbook(bytes)
  const sheet = await sheetOf(bytes, scan.sheet)
  const texts = sheet.map((cells) => cells.map(cellText))
  const first = texts.findIndex((cells) => !isBlankRow(cells))
  const headers = texts[first]
  if (!headers) throw new FileProblem('El archivo está vacío.')
  const rows = sheet.flatMap((values, index): TableRow[] => {
    const cells = texts[index] ?? []
    if (index <= first || isBlankRow(cells)) return []
    const renglon = index + 1
    const numbers = [...values.keys()].filter((place) => isNumber(values[place] ?? null))
    const broken = scan.broken.get(renglon)
    return [{ renglon, cells, numbers, ...(broken && { broken }) }]
  })
  return { headers, rows, ...(scan.note && { notes: [scan.note] }) }
}
