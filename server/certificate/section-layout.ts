import type { SheetItem } from '../../contract/certificate/sheet.ts'
import type { Flow } from './flow.ts'
import {
  type Drawing,
  ink,
  measure,
  paper,
  raisedMark,
  rule,
  styles,
  type TextStyle,
  tagged,
  textBlock,
} from './page-layout.ts'
import { type Cell, cell, cellHeight, takeLines } from './row-cells.ts'

/** Where values stand: the look's sheet keeps a quarter for the sections' names. */
export const body = { x: paper.left + measure * 0.25, width: measure * 0.75 } as const
const gutter = 10
const half = (body.width - gutter) / 2
const padding = { top: 3.4, bottom: 4.2 }

const valueStyles: Record<SheetItem['kind'], TextStyle> = {
  known: styles.value,
  pending: styles.pending,
  blank: styles.pending,
}

function labelDrawings(label: string, cliente: boolean, x: number, y: number): Drawing[] {
  const { drawings } = textBlock(label, styles.soft, { x, y, width: half })
  return cliente ? [...drawings, ...raisedMark(drawings, y)] : drawings
}

const labelHeight = styles.soft.leading

function addRule(flow: Flow, count: number): void {
  for (let index = 0; index < count; index++) {
    flow.page.artifacts.push(rule(body.x + index * (half + gutter), flow.y, count === 1 ? body.width : half))
  }
}

function valueCells(items: readonly SheetItem[]): Cell[] {
  const width = items.length === 1 ? body.width : half
  return items.map(({ value, kind }, index) => cell(body.x + index * (half + gutter), width, value, valueStyles[kind]))
}

const rowHeight = (values: Cell[]) => padding.top + labelHeight + Math.max(...values.map(cellHeight)) + padding.bottom

/** A row stays whole unless it is so high that a gap would be worse than a split. */
const leastRoom = (height: number) => (height < 300 ? height : 100)

/** One row of one or two cells, label above value; a value higher than a page goes on on the next. */
function placeRow(flow: Flow, items: readonly SheetItem[]): void {
  const values = valueCells(items)
  if (leastRoom(rowHeight(values)) > flow.room) flow.newPage()
  let labels = items.map(({ label, cliente }, index) =>
    labelDrawings(label, cliente, body.x + index * (half + gutter), flow.y + padding.top),
  )
  let top = flow.y + padding.top + labelHeight
  for (;;) {
    const height = Math.min(Math.max(...values.map(cellHeight)), paper.bottom - top - padding.bottom)
    // One element for label and value: a readable whole, and half the objects of a list of pairs.
    const parts = values.map((value, index) =>
      tagged('P', [...(labels[index] ?? []), ...takeLines(value, top, height)]),
    )
    flow.page.content.push(...parts)
    flow.y = top + height + padding.bottom
    addRule(flow, items.length)
    if (values.every(({ lines }) => lines.length === 0)) return
    flow.newPage()
    labels = []
    top = flow.y
  }
}

/**
 * The ink hairline that opens a part, and its name in the margin; never alone at a page's foot without its `first` row.
 */
export function openSection(flow: Flow, title: string, first: readonly SheetItem[]): void {
  if (flow.room < (first.length > 0 ? leastRoom(rowHeight(valueCells(first))) : 60)) flow.newPage()
  flow.page.artifacts.push(rule(paper.left, flow.y, measure, 0.8, ink.text))
  const { drawings } = textBlock(title, styles.heading, {
    x: paper.left,
    y: flow.y + padding.top,
    width: measure * 0.24,
  })
  flow.page.content.push(tagged('H2', drawings))
}

export const sectionGap = 9

/** A section of cells, two a row. */
export function sectionRows(flow: Flow, title: string, cells: readonly SheetItem[]): void {
  openSection(flow, title, cells.slice(0, 2))
  for (let index = 0; index < cells.length; index += 2) placeRow(flow, cells.slice(index, index + 2))
  flow.y += sectionGap
}

/** A section's single cell over the whole width, without opening a section. */
export function wideCell(flow: Flow, each: SheetItem): void {
  placeRow(flow, [each])
}
