// A control character of a value would move the cursor of whoever reads the table.
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')

/** Columns on a terminal: accents that are characters of their own take no room. */
const width = (text: string) => [...text.normalize('NFC').replace(/\p{M}/gu, '')].length

/**
 * Columns with two blanks between them, no lines: readable on a narrow terminal and by `cut`. `right` names columns of
 * numbers. Own, since cli-table3 takes half a minute for the 20,000 rows of a year.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly string[] = [],
): string {
  const cells = [head, ...rows].map((row) => row.map(oneLine))
  const widths = head.map((_, column) => cells.reduce((most, row) => Math.max(most, width(row[column] ?? '')), 0))
  const line = (row: readonly string[]) =>
    row.map((cell, column) => {
      const blanks = ' '.repeat(Math.max(0, (widths[column] ?? 0) - width(cell)))
      return right.includes(head[column] ?? '') ? blanks + cell : cell + blanks
    })
  return cells.map((row) => line(row).join('  ').trimEnd()).join('\n')
}
