import { escaped } from '../../server/http/escaped.ts'

interface BarRow {
  label: string
  count: number
  /** Drawn in green: what the figure is about. */
  main?: boolean
}

/** Inner units of a bar's width. */
const width = 1000
const height = 24
const mostTicks = 60

/** One tick a unit, longer at each fifth and tenth; none where they would be a grey blur. */
function ticks(most: number): string {
  if (most > mostTicks) return ''
  const lines = Array.from({ length: most + 1 }, (_, at) => {
    const x = (at / most) * width
    const length = at % 10 === 0 ? 10 : at % 5 === 0 ? 7 : 4
    return `M${x.toFixed(1)} ${height}v-${length}`
  })
  return `<path class="tick" d="${lines.join('')}"/>`
}

function bar({ count, main }: BarRow, most: number): string {
  const length = (count / most) * width
  return `<svg class="bar" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true"><path class="${main ? 'main' : 'ink'}" d="M0 4h${length.toFixed(1)}v8H0z"/>${ticks(most)}</svg>`
}

/** Horizontal bars on one scale, in which a tick is one. The number stands beside each, so that it needs no axis. */
export function barRows(rows: readonly BarRow[]): string {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const lines = rows.map(
    (row) =>
      `<tr><th scope="row">${escaped(row.label)}</th><td>${bar(row, most)}</td><td class="count">${row.count.toLocaleString('es-MX')}</td></tr>`,
  )
  return `<table class="bars"><tbody>${lines.join('')}</tbody></table>`
}
