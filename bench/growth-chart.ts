export interface Panel {
  title: string
  /** Of the figures; ms unless given. */
  unit?: string
  /** Points are rows of the table (or clients at once) and milliseconds (or what `unit` says). */
  lines: { name: string; points: [rows: number, milliseconds: number][] }[]
}

const panel = { width: 400, height: 250, left: 60, right: 36, top: 44, bottom: 48 }
const looks = [
  'stroke="#0b4b3c"',
  'stroke="#a3201a" stroke-dasharray="6 4"',
  'stroke="#14181a" stroke-dasharray="1.5 4" stroke-linecap="round"',
]

/** A round number at or above `value`, for the end of an axis. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 2.5, 5, 10].find((step) => step * unit >= value) ?? 10) * unit
}

function scales({ lines }: Panel) {
  const points = lines.flatMap((line) => line.points)
  const rows = points.map(([each]) => Math.log10(each))
  const [least, most] = [Math.min(...rows), Math.max(...rows)]
  const top = roundUp(Math.max(...points.map(([, each]) => each)))
  const inner = { width: panel.width - panel.left - panel.right, height: panel.height - panel.top - panel.bottom }
  return {
    top,
    decades: Array.from(
      { length: Math.floor(most) - Math.ceil(least) + 1 },
      (_, place) => 10 ** (Math.ceil(least) + place),
    ),
    x: (count: number) => panel.left + (inner.width * (Math.log10(count) - least)) / (most - least || 1),
    y: (milliseconds: number) => panel.top + inner.height * (1 - milliseconds / top),
  }
}

function drawPanel(shown: Panel): string {
  const { title, lines, unit = 'ms' } = shown
  const { top, decades, x, y } = scales(shown)
  const grid = [0, 0.5, 1].map((part) => {
    const at = y(top * part).toFixed(1)
    return `<path d="M${panel.left} ${at}H${panel.width - panel.right}" stroke="#cdd4d1"/><text x="${panel.left - 8}" y="${at}" dy=".35em" text-anchor="end">${Number((top * part).toPrecision(3))} ${unit}</text>`
  })
  const ticks = decades.map(
    (rows) =>
      `<text x="${x(rows).toFixed(1)}" y="${panel.height - 28}" text-anchor="middle">${rows.toLocaleString('en')}</text>`,
  )
  const drawn = lines.map(({ points }, place) => {
    const path = points.map(([rows, milliseconds]) => `${x(rows).toFixed(1)} ${y(milliseconds).toFixed(1)}`).join('L')
    return `<path d="M${path}" fill="none" stroke-width="2" ${looksOf(place)}/>`
  })
  return [`<text x="${panel.left}" y="24" font-weight="600">${title}</text>`, ...grid, ...ticks, ...drawn].join('\n')
}

const looksOf = (place: number) => looks[place % looks.length]

/** What each line of a panel is, below it. */
function legend({ lines }: Panel): string {
  return lines
    .map(({ name }, place) => {
      const at = panel.left + place * 110
      return `<path d="M${at} ${panel.height - 6}h22" stroke-width="2" ${looksOf(place)}/><text x="${at + 28}" y="${panel.height - 2}">${name}</text>`
    })
    .join('\n')
}

/**
 * Panels beside each other, each with a scale of its own: rows, or what `across` says (each decade as wide), by
 * milliseconds a call, as an SVG.
 */
export function drawGrowth(panels: readonly Panel[], across = 'Rows of the table'): string {
  const width = panel.width * panels.length
  const parts = panels.map(
    (each, place) => `<g transform="translate(${panel.width * place})">${drawPanel(each)}\n${legend(each)}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${panel.height + 8}" font-family="Arial, sans-serif" font-size="12" fill="#14181a" role="img" aria-label="${panels.map(({ title }) => title).join('; ')} by: ${across}">
<rect width="100%" height="100%" fill="#fff"/>
${parts.join('\n')}
</svg>
`
}
