import { baseline, type Drawing, type TextStyle } from './page-layout.ts'
import { type Line, textLines } from './text-lines.ts'

/** A cell's text in lines, each with its style, before it has a place on a page. */
export interface Cell {
  x: number
  lines: { line: Line; style: TextStyle }[]
}

export function cell(x: number, width: number, text: string, style: TextStyle): Cell {
  return { x, lines: textLines(text, style.face, style.size, width).map((line) => ({ line, style })) }
}

export const cellHeight = ({ lines }: Cell) => lines.reduce((sum, { style }) => sum + style.leading, 0)

/** Takes off the lines that fit into `height`; the cell keeps the rest. */
export function takeLines({ x, lines }: Cell, top: number, height: number): Drawing[] {
  const drawings: Drawing[] = []
  let y = top
  while (lines[0] && y + lines[0].style.leading <= top + height + 0.01) {
    const { line, style } = lines.shift() as (typeof lines)[number]
    drawings.push({ kind: 'text', x, y: y + baseline(style), line, size: style.size, color: style.color })
    y += style.leading
  }
  return drawings
}
