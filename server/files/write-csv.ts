import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from './csv-formula.ts'

/** Some rows of a table, as `writeCsv` writes them; the first ones of a file go behind `csvMark`. */
export function writeCsvRows(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(escapeFormula))
  // A lone line feed is no record's end for the writer, but for whoever reads it.
  return stringify(cells, { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}

/** Tells Excel that a file is UTF-8. */
export const csvMark = '\ufeff'

/** A table in CSV as Excel reads it right: UTF-8 with its mark, commas, CRLF, no cell that starts a formula. Source: design §6. */
export function writeCsv(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return csvMark + writeCsvRows([headers, ...rows])
}
