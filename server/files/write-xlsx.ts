import { FileProblem } from './file-problem.ts'
import { escapeCodes } from './xlsx-codes.ts'

/** Behind a cell that is to be seen at once; black on it has a contrast of 17. */
const markColor = '#FFE699'

/** In characters: a long text does not push the rest out of sight. */
const widest = 40
/** What Excel opens. */
const mostRows = 1_048_576

const columnWidth = (texts: readonly string[]) =>
  texts.reduce((width, text) => Math.max(width, Math.min(widest, text.length + 2)), 8)

/**
 * A table in XLSX, every cell text, so that no zero and no digit is lost. `isMarked` tells which cells get a colour, by
 * row (the first is 0) and column. Source: design §6.
 * @throws FileProblem when there are more rows than Excel opens.
 */
export async function writeXlsx(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  sheet: string,
  isMarked: (row: number, column: number) => boolean = () => false,
): Promise<Buffer> {
  if (rows.length >= mostRows)
    throw new FileProblem(`Excel no abre más de ${mostRows.toLocaleString('es-MX')} renglones; exporta en CSV.`)
  // Loaded when it is needed: it takes a good part of a command's start.
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const head = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = rows.map((row, place) =>
    row.map((value, column) => {
      const mark = isMarked(place, column) ? { backgroundColor: markColor } : undefined
      if (value === '') return mark ?? null
      return { value: escapeCodes(value), type: String, format: '@', ...mark }
    }),
  )
  const columns = headers.map((header, column) => ({
    width: columnWidth([header, ...rows.map((row) => row[column] ?? '')]),
  }))
  return writeWorkbook([head, ...body], { sheet, columns, stickyRowsCount: 1, stickyColumnsCount: 1 }).toBuffer()
}
