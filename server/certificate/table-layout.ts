import type { Flow } from './flow.ts'
import { type Drawing, ink, raisedMark, rule, styles, type Tagged, type TextStyle, tagged } from './page-layout.ts'
import { type Cell, cell, cellHeight, takeLines } from './row-cells.ts'

interface TableColumn {
  x: number
  width: number
  label: string
  /** Supplied by the customer. */
  cliente?: boolean
}
interface TableCell {
  text: string
  style: TextStyle
}

const padding = 3.2

/** A table whose header row stands on every page; a row is split only where it is higher than a page. */
export class TableLayout {
  readonly #flow: Flow
  readonly #columns: TableColumn[]
  readonly #x: number
  readonly #width: number
  #open: Tagged | undefined

  constructor(flow: Flow, columns: TableColumn[]) {
    this.#flow = flow
    this.#columns = columns
    const last = columns.at(-1) as TableColumn
    this.#x = (columns[0] as TableColumn).x
    this.#width = last.x + last.width - this.#x
  }

  #headerCells(): Cell[] {
    return this.#columns.map(({ x, width, label }) =>
      cell(x, width, label, { ...styles.heading, size: 7.8, leading: 11 }),
    )
  }

  /** Height of header and one row of one line: less room than that, and the table begins on the next page. */
  get #least(): number {
    return Math.max(...this.#headerCells().map(cellHeight)) + styles.cell.leading + 4 * padding
  }

  #openOnPage(): Tagged {
    const known = this.#open
    this.#open = this.#flow.container('Table', known)
    if (this.#open !== known) this.#header(this.#open)
    return this.#open
  }

  #header(table: Tagged): void {
    const cells = this.#headerCells()
    const height = Math.max(...cells.map(cellHeight))
    const row = this.#columns.map(({ cliente }, index) => {
      const top = this.#flow.y + padding
      const label = takeLines(cells[index] as Cell, top, height)
      return tagged('TH', cliente ? [...label, ...raisedMark(label, top)] : label)
    })
    this.#flow.y += height + 2 * padding
    const line: Drawing = rule(this.#x, this.#flow.y, this.#width, 0.8, ink.text)
    this.#flow.page.artifacts.push(line)
    table.children.push(tagged('TR', [], row))
  }

  addRow(row: TableCell[]): void {
    const cells = row.map(({ text, style }, index) => {
      const { x, width } = this.#columns[index] as TableColumn
      return cell(x, width, text, style)
    })
    const height = Math.max(...cells.map(cellHeight)) + 2 * padding
    if (!this.#open && this.#flow.room < this.#least) this.#flow.newPage()
    this.#openOnPage()
    if (height > this.#flow.room) {
      this.#flow.newPage()
      this.#openOnPage()
    }
    this.#place(cells)
  }

  #place(cells: Cell[]): void {
    while (cells.some(({ lines }) => lines.length > 0)) {
      const table = this.#openOnPage()
      const top = this.#flow.y + padding
      const height = Math.min(Math.max(...cells.map(cellHeight)), this.#flow.room - 2 * padding)
      table.children.push(
        tagged(
          'TR',
          [],
          cells.map((each) => tagged('TD', takeLines(each, top, height))),
        ),
      )
      this.#flow.y = top + height + padding
      this.#flow.page.artifacts.push(rule(this.#x, this.#flow.y, this.#width))
      if (cells.some(({ lines }) => lines.length > 0)) this.#flow.newPage()
    }
  }
}
