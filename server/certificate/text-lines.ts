import { type Face, type FaceName, face } from './pdf-face.ts'

/** Stands for a sign that no face can draw, so that nothing typed is silently missing. */
export const replacement = '□'

interface Run {
  face: FaceName
  text: string
  width: number
}
/** One line of text in points. `replaced`: it holds a sign that could not be drawn. */
export interface Line {
  runs: Run[]
  width: number
  replaced: boolean
}
interface Piece extends Run {
  replaced: boolean
}

const graphemes = new Intl.Segmenter('es-MX', { granularity: 'grapheme' })
const variationSelector = /[\uFE0E\uFE0F]/g
/** Controls and format characters, such as a right-to-left override, are not drawn but must not vanish either. */
const invisible = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

function draws(candidate: Face, grapheme: string): boolean {
  return !invisible.test(grapheme) && [...grapheme].every((character) => candidate.has(character.codePointAt(0) ?? 0))
}

function piece(grapheme: string, first: Face, size: number): Piece {
  const text = grapheme.replace(variationSelector, '').replace('\t', ' ')
  if (draws(first, text)) return { face: first.name, text, width: first.width(text, size), replaced: false }
  const signs = face('signs')
  if (draws(signs, text)) return { face: 'signs', text, width: signs.width(text, size), replaced: false }
  return { face: first.name, text: replacement, width: first.width(replacement, size), replaced: true }
}

const isBlank = ({ text }: Piece) => text === ' '

function toLine(pieces: readonly Piece[]): Line {
  let end = pieces.length
  while (end > 0 && isBlank(pieces[end - 1] as Piece)) end -= 1
  const line: Line = { runs: [], width: 0, replaced: false }
  for (const { face: name, text, width, replaced } of pieces.slice(0, end)) {
    const last = line.runs.at(-1)
    if (last?.face === name) {
      last.text += text
      last.width += width
    } else line.runs.push({ face: name, text, width })
    line.width += width
    line.replaced ||= replaced
  }
  return line
}

function wrapParagraph(pieces: readonly Piece[], width: number): Line[] {
  const lines: Line[] = []
  let start = 0
  let used = 0
  let afterBlank = -1
  for (let index = 0; index < pieces.length; index++) {
    const current = pieces[index] as Piece
    used += current.width
    if (isBlank(current)) afterBlank = index + 1
    else if (used > width && index > start) {
      const cut = afterBlank > start ? afterBlank : index
      lines.push(toLine(pieces.slice(start, cut)))
      start = cut
      used = pieces.slice(start, index + 1).reduce((sum, each) => sum + each.width, 0)
    }
  }
  lines.push(toLine(pieces.slice(start)))
  return lines
}

/** Letters, digits and marks of Spanish: every face has them, and each is one sign. */
const plain = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u017f]*$/

function paragraphLines(paragraph: string, first: Face, size: number, width: number): Line[] {
  if (plain.test(paragraph)) {
    const text = paragraph.trimEnd()
    const whole = first.width(text, size)
    if (whole <= width) return [{ runs: [{ face: first.name, text, width: whole }], width: whole, replaced: false }]
  }
  return wrapParagraph(
    Array.from(graphemes.segment(paragraph), ({ segment }) => piece(segment, first, size)),
    width,
  )
}

/**
 * Breaks `text` into lines of at most `width` points: at blanks, inside a word only where it is longer than a line, and
 * at each line break of the text. A sign that neither the face nor the one of signs has becomes `replacement`.
 */
export function textLines(text: string, name: FaceName, size: number, width: number): Line[] {
  const first = face(name)
  return text.split(/\r\n|[\n\r]/).flatMap((paragraph) => paragraphLines(paragraph, first, size, width))
}
