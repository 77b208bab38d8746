import { customerMark } from '../../contract/certificate/sheet.ts'
import type { FaceName } from './pdf-face.ts'
import { type Line, textLines } from './text-lines.ts'

/** A4 in points, with the margins of the look's sheet; y runs down the page. */
export const paper = { width: 595.28, height: 841.89, left: 38, right: 557.28, top: 32, bottom: 796 } as const
export const measure = paper.right - paper.left

export const ink = { text: '#14181a', soft: '#4a5452', hair: '#cdd4d1', green: '#0b4b3c', mark: '#e7edeb' } as const
type Ink = (typeof ink)[keyof typeof ink]

export type Drawing =
  /** `y` is the baseline. */
  | { kind: 'text'; x: number; y: number; line: Line; size: number; color: Ink }
  | { kind: 'rule'; x: number; y: number; width: number; weight: number; color: Ink }
  | { kind: 'logo'; x: number; y: number; size: number }

/** One element of the tagged structure and what it draws. */
export interface Tagged {
  tag: 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'
  drawings: Drawing[]
  children: Tagged[]
}

export interface PageLayout {
  /** What repeats or only decorates: readers for the blind skip it. */
  artifacts: Drawing[]
  content: Tagged[]
  /** The notes at the foot. */
  notes: string
  /** Marks the end of what this page closes. */
  end?: string
  /** Where a reader's table of contents may lead. */
  bookmark?: string
}

export interface TextStyle {
  face: FaceName
  size: number
  /** From one line's top to the next. */
  leading: number
  color: Ink
}

/** Sizes of the look's sheet, brought from 978 px to A4. */
export const styles = {
  title: { face: 'strong', size: 22, leading: 27, color: ink.text },
  name: { face: 'strong', size: 12, leading: 15, color: ink.text },
  note: { face: 'text', size: 8, leading: 11.4, color: ink.text },
  soft: { face: 'text', size: 7.6, leading: 10.6, color: ink.soft },
  heading: { face: 'strong', size: 8.6, leading: 12, color: ink.text },
  value: { face: 'strong', size: 8.6, leading: 12, color: ink.text },
  cell: { face: 'text', size: 8, leading: 11, color: ink.text },
  pending: { face: 'pending', size: 8.6, leading: 12, color: ink.soft },
  pendingCell: { face: 'pending', size: 8, leading: 11, color: ink.soft },
  void: { face: 'strong', size: 8, leading: 12, color: ink.green },
} as const satisfies Record<string, TextStyle>

/** The baseline inside a line's height, from its top. */
export const baseline = ({ size, leading }: TextStyle) => (leading - size) / 2 + size * 0.86

/** Lines of `text` from the top `y` downwards; `align` right ends each at `x + width`. */
export function textBlock(
  text: string,
  style: TextStyle,
  { x, y, width, align = 'left' }: { x: number; y: number; width: number; align?: 'left' | 'right' },
): { drawings: Drawing[]; height: number } {
  const lines = textLines(text, style.face, style.size, width)
  const drawings = lines.map(
    (line, index): Drawing => ({
      kind: 'text',
      x: align === 'right' ? x + width - line.width : x,
      y: y + index * style.leading + baseline(style),
      line,
      size: style.size,
      color: style.color,
    }),
  )
  return { drawings, height: lines.length * style.leading }
}

export const rule = (x: number, y: number, width: number, weight = 0.6, color: Ink = ink.hair): Drawing => ({
  kind: 'rule',
  x,
  y,
  width,
  weight,
  color,
})

/** The raised mark of what the customer supplied, after the first line of `drawings` whose top is `y`. */
export function raisedMark([first]: Drawing[], y: number): Drawing[] {
  if (first?.kind !== 'text') return []
  const style = { face: 'text', size: 6, leading: 8, color: ink.green } as const
  return textBlock(customerMark, style, { x: first.x + first.line.width + 1.2, y: y - 0.6, width: 20 }).drawings
}

export const tagged = (tag: Tagged['tag'], drawings: Drawing[], children: Tagged[] = []): Tagged => ({
  tag,
  drawings,
  children,
})
