import Table from 'cli-table3'

const plain = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
}

// A control character of a value would move the cursor of whoever reads the table.
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')

/** Columns with two blanks between them, no lines: readable on a narrow terminal and by `cut`. `right` names columns of numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], right: readonly string[] = []) {
  const drawn = new Table({
    head: [...head],
    chars: plain,
    colAligns: head.map((name) => (right.includes(name) ? 'right' : 'left')),
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  })
  drawn.push(...rows.map((row) => row.map(oneLine)))
  return drawn
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}
