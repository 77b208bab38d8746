import { FileProblem } from './file-problem.ts'
import { isBlankRow, type Table, type TableRow } from './table.ts'

const delimiters = [',', ';', '\t'] as const
type Delimiter = (typeof delimiters)[number]

interface CsvRecord {
  cells: string[]
  /** Where the next record begins. */
  next: number
}

const isLineEnd = (character: string | undefined) => character === '\n' || character === '\r'

function lineEnd(text: string, from: number): number {
  const found = text.slice(from).search(/[\r\n]/)
  return found < 0 ? text.length : from + found
}

/** Behind one line break, which may be two characters. */
function afterLineEnd(text: string, at: number): number {
  return text.startsWith('\r\n', at) ? at + 2 : Math.min(at + 1, text.length)
}

/** The end of an unquoted cell: the next delimiter or line end. */
function cellEnd(text: string, from: number, delimiter: Delimiter): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && !isLineEnd(text[at])) at += 1
  return at
}

/**
 * A quoted cell that begins at `from`: its value and where it ends;
 * undefined when its quotes are not as they should be.
 */
function quotedCell(text: string, from: number, delimiter: Delimiter): { value: string; end: number } | undefined {
  let value = ''
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return undefined
    value += text.slice(at, quote)
    if (text[quote + 1] === '"') {
      value += '"'
      at = quote + 2
      continue
    }
    const end = quote + 1
    const isClosed = end === text.length || text[end] === delimiter || isLineEnd(text[end])
    return isClosed ? { value, end } : undefined
  }
}

/**
 * One record with `cellAt` for each of its cells; undefined as soon as that gives up.
 * A cell ends at a delimiter, a line end or the end of the text.
 */
function record(
  text: string,
  from: number,
  delimiter: Delimiter,
  cellAt: (from: number) => { value: string; end: number } | undefined,
): CsvRecord | undefined {
  const cells: string[] = []
  for (let at = from; ; at += 1) {
    const cell = cellAt(at)
    if (!cell) return undefined
    cells.push(cell.value)
    at = cell.end
    if (text[at] !== delimiter) return { cells, next: afterLineEnd(text, at) }
  }
}

/** As RFC 4180 has it: a quote stands only around a whole cell. */
function strictRecord(text: string, from: number, delimiter: Delimiter): CsvRecord | undefined {
  return record(text, from, delimiter, (at) => {
    if (text[at] === '"') return quotedCell(text, at, delimiter)
    const end = cellEnd(text, at, delimiter)
    const value = text.slice(at, end)
    return value.includes('"') ? undefined : { value, end }
  })
}

/** One line by itself: a quote that does not stand around a whole cell is text (`4 1/2"`). */
function lenientLine(text: string, from: number, delimiter: Delimiter): CsvRecord {
  const line = text.slice(from, lineEnd(text, from))
  const read = record(line, 0, delimiter, (at) => {
    const quoted = line[at] === '"' ? quotedCell(line, at, delimiter) : undefined
    if (quoted) return quoted
    const end = cellEnd(line, at, delimiter)
    return { value: line.slice(at, end), end }
  })
  return { cells: read?.cells ?? [], next: afterLineEnd(text, from + line.length) }
}

/**
 * The one of `,` `;` and tab that parts the header row into most cells.
 * Where its quotes are not as they should be for any, the one that its first line has most of.
 */
function tellDelimiter(text: string, from: number): Delimiter {
  const most = (count: (delimiter: Delimiter) => number) =>
    delimiters.reduce((best, each) => (count(each) > count(best) ? each : best))
  const cells = (delimiter: Delimiter) => strictRecord(text, from, delimiter)?.cells.length ?? 0
  const strict = most(cells)
  if (cells(strict) > 1) return strict
  const header = text.slice(from, lineEnd(text, from)).replace(/"(?:[^"]|"")*"/g, '')
  return most((delimiter) => header.split(delimiter).length)
}

/** Excel's own first line, which names the delimiter, and which it does not show: who made the file never sees it. */
const announcement = /^"?sep=[,;\t]"?[,;\t ]*(?:\r\n?|\n|$)/i

const misfit = (found: number, width: number) =>
  `Tiene ${found} ${found === 1 ? 'celda' : 'celdas'} y el encabezado ${width}; revisa comas y comillas.`

/**
 * A table in CSV with `,`, `;` or tab. Strict about quotes first; a record that is not strict, or is one of several
 * lines whose cells are not as many as the headers, is taken to be its first line alone, so that a stray quote never
 * swallows the rows behind it. Source: design §6.
 * @throws FileProblem when there is no header row.
 */
export function readCsv(text: string): Table {
  let at = announcement.exec(text)?.[0].length ?? 0
  let renglon = at > 0 ? 1 : 0
  const advance = (delimiter: Delimiter, width?: number): string[] => {
    const strict = strictRecord(text, at, delimiter)
    const isSuspect =
      strict && width !== undefined && strict.cells.length !== width && strict.next > lineEnd(text, at) + 2
    const read = strict && !isSuspect ? strict : lenientLine(text, at, delimiter)
    at = read.next
    renglon += 1
    return read.cells
  }
  let headers: string[] = []
  let delimiter: Delimiter = ','
  while (at < text.length && isBlankRow(headers)) {
    delimiter = tellDelimiter(text, at)
    headers = advance(delimiter)
  }
  if (isBlankRow(headers)) throw new FileProblem('El archivo está vacío.')
  const rows: TableRow[] = []
  while (at < text.length) {
    const cells = advance(delimiter, headers.length)
    if (isBlankRow(cells)) continue
    // One more is one too many, blank or not: behind a comma without quotes (Calle 1, Centro) every value would move
    // on by one column, and the blank end of the row would hide it.
    if (cells.length === headers.length) rows.push({ renglon, cells, numbers: [] })
    else rows.push({ renglon, cells, numbers: [], problem: misfit(cells.length, headers.length) })
  }
  return { headers, rows }
}
