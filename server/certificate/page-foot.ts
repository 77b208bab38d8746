import { customerMark, endMark } from '../../contract/certificate/sheet.ts'
import {
  type Drawing,
  ink,
  measure,
  type PageLayout,
  paper,
  rule,
  styles,
  type Tagged,
  textBlock,
} from './page-layout.ts'
import { replacement } from './text-lines.ts'

const isReplaced = (drawing: Drawing) => drawing.kind === 'text' && drawing.line.replaced
const hasReplaced = ({ drawings, children }: Tagged): boolean => drawings.some(isReplaced) || children.some(hasReplaced)

/**
 * What stands at the foot: the notes, 'Página x de y' and, on the last, the end mark (ISO/IEC 17025:2017 7.8.2.1 d).
 */
export function pageFoot(page: PageLayout, number: number, total: number): Drawing[] {
  const y = paper.bottom + 8
  const place = (x: number, width: number) => ({ x, y: y + 4, width })
  const end = number === total ? endMark : page.end
  const undrawn = page.content.some(hasReplaced) ? `\n${replacement} Signo que aquí no se puede dibujar.` : ''
  const mark = textBlock(customerMark, { face: 'text', size: 6, leading: 8, color: ink.green }, place(paper.left, 10))
  const notes = textBlock(`${page.notes}${undrawn}`, styles.soft, place(paper.left + 5, measure * 0.66))
  const pages = textBlock(`Página ${number} de ${total}${end ? ` · ${end}` : ''}`, styles.soft, {
    ...place(paper.left + measure * 0.68, measure * 0.32),
    align: 'right',
  })
  return [rule(paper.left, y, measure, 0.8, ink.text), ...mark.drawings, ...notes.drawings, ...pages.drawings]
}
