import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

/** A letter as a mail carries it: as plain text and as HTML. */
export const writtenLetter = (letter: Letter) => ({ texto: letterText(letter), html: letterHtml(letter) })
