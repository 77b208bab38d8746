/** A line of data: a name and its value, with the one before where it changed. */
export interface LetterCell {
  label: string
  value: string
  before?: string
  /** What the letter is about above all. */
  weighs?: boolean
}

export type LetterBlock =
  | { kind: 'paragraph'; text: string }
  /** The one thing to do. */
  | { kind: 'action'; label: string; href: string }
  | { kind: 'section'; title: string; paragraphs: readonly string[] }
  | { kind: 'cells'; title?: string; cells: readonly LetterCell[] }

/** What a mail says, written once for its text and its HTML part. */
export interface Letter {
  /** What it is about, above the title: 'Orden OS-2026-0412'. */
  about: string
  title: string
  blocks: readonly LetterBlock[]
}

/** What stands for a blank value. */
export const blankValue = '—'

export const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', text })
