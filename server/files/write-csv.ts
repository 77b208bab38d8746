import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from './csv-formula.ts'

/** A table in CSV as Excel reads it right: UTF-8 with its mark, commas, CRLF, no cell that starts a formula. Source: design §6. */
export function writeCsv(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [headers, ...rows].map((row) => row.map(escapeFormula))
  // A lone line feed is no record's end for the writer, but for whoever reads it.
  return stringify(cells, { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}
