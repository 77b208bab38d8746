/** One thing measured. With a budget it holds while `value` is at most `budget`. */
export interface Figure {
  what: string
  value: number
  /** ms, s, MB, µs, ×, KiB …; empty for a mere count. */
  unit: string
  budget?: number
}

export const holds = ({ value, budget }: Figure): boolean => budget === undefined || value <= budget

const rounded = (value: number) => {
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return Number.isFinite(value) ? String(Number(value.toFixed(decimals))) : '–'
}

/** A Markdown table, its columns padded so that it reads in a terminal too; all but the first are right-aligned. */
export function markdownTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(titles), rule, ...rows.map(line)].join('\n')
}

/** The figures of one bench with their budgets and whether each holds. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, budget } = figure
    const verdict = budget === undefined ? '' : holds(figure) ? 'yes' : 'NO'
    const shown = (number: number) => [rounded(number), unit].filter(Boolean).join(' ')
    return [what, shown(value), budget === undefined ? '' : `≤ ${shown(budget)}`, verdict]
  })
  return markdownTable(['what', 'measured', 'budget', 'holds'], rows)
}
