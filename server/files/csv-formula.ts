import type { Table } from './table.ts'

/**
 * What a spreadsheet would take for the start of a formula: `=`, `+`, `@`, or `-` without a number behind it (-40 is a
 * number; -2|… calls a program); escaped ones count again, so that the escape can be undone exactly. Source: design §6.
 */
const startsFormula = /^'*(?:[=+@]|-(?![\d.,])|-.*\|)/s

/** A cell that a spreadsheet shows as the text it is. */
export const escapeFormula = (text: string) => (startsFormula.test(text) ? `'${text}` : text)

/** Undoes `escapeFormula`, and nothing else. */
export const unescapeFormula = (text: string) =>
  text.startsWith("'") && startsFormula.test(text) ? text.slice(1) : text

/** A table out of CSV: what an export escaped for Excel is read as it was. */
export function withoutEscapes({ headers, rows }: Table): Table {
  return { headers, rows: rows.map((row) => ({ ...row, cells: row.cells.map(unescapeFormula) })) }
}
