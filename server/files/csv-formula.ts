import type { Table } from './table.ts'

/** `|` calls a program (-2|…), and a name with a parenthesis behind an operator a function (-2+WEBSERVICE(…). */
const calls = /\||[-+*/^&=<>(,;]\s*[\p{L}_][\p{L}\d._]*\s*\(/u

/**
 * What a spreadsheet would take for the start of a formula: `=`, `+`, `@`, or `-` without a number behind it (-40 is a
 * number), or with one and a call; escaped ones count again,
 * so that the escape can be undone exactly. Source: design §6.
 */
const startsFormula = new RegExp(`^'*(?:[=+@]|-(?![\\d.,])|-.*(?:${calls.source}))`, 'su')

/** A cell that a spreadsheet shows as the text it is. */
export const escapeFormula = (text: string) => (startsFormula.test(text) ? `'${text}` : text)

/** Undoes `escapeFormula`, and nothing else. */
export const unescapeFormula = (text: string) =>
  text.startsWith("'") && startsFormula.test(text) ? text.slice(1) : text

/** A table out of CSV: what an export escaped for Excel is read as it was. */
export function withoutEscapes({ headers, rows }: Table): Table {
  return { headers, rows: rows.map((row) => ({ ...row, cells: row.cells.map(unescapeFormula) })) }
}
