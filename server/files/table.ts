/** One row of a table as it was read. */
export interface TableRow {
  /** As a spreadsheet numbers it: the first line is 1. */
  renglon: number
  /** As many as the table has headers; otherwise `problem` says so. */
  cells: string[]
  /** Places of the cells that were numbers or dates in their workbook, not text. */
  numbers: readonly number[]
  problem?: string
  /** Places of cells of a workbook that have no value to read, though they are not empty, and why. They are blank. */
  broken?: ReadonlyMap<number, string>
}

export interface Table {
  headers: string[]
  /** Without those that are blank throughout. */
  rows: TableRow[]
  /** What of the file was not read, in words. */
  notes?: string[]
}

/** Whether a row of cells shows nothing. */
export const isBlankRow = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
