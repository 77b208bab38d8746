/** A table in XLSX, every cell text, so that no zero and no digit is lost. Source: design §6. */
export async function writeXlsx(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  sheet: string,
): Promise<Buffer> {
  // Loaded when it is needed: it takes a good part of a command's start.
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const head = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String, format: '@' })))
  return writeWorkbook([head, ...body], { sheet, stickyRowsCount: 1 }).toBuffer()
}
