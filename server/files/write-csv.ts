import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from './csv-formula.ts'

/**
 * Quoted beside what must be: a lone line feed, no record's end for the writer but for whoever reads it; and what a
 * spreadsheet may take for a number or a date. LibreOffice keeps quoted cells as text if told
 * so ('Formatear campo entre comillas como texto'); Excel does not, and is given an XLSX.
 */
const quotedToo = /[\r\n]|^0\d|^\d+[eE]\d+$|^\d{1,2}[-/.]\d|^\d{16}/

/** Some rows of a table, as `writeCsv` writes them; the first ones of a file go behind `csvMark`. */
export function writeCsvRows(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(escapeFormula))
  return stringify(cells, { record_delimiter: 'windows', quoted_match: quotedToo })
}

/** Tells Excel that a file is UTF-8. */
export const csvMark = '\ufeff'

/**
 * A table in CSV as Excel reads it right: UTF-8 with its mark, commas, CRLF, no cell that starts a formula. Source:
 * design §6.
 */
export function writeCsv(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return csvMark + writeCsvRows([headers, ...rows])
}
