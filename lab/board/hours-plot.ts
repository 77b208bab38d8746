/** Inner units. */
const width = 960
const edge = 4
const tallest = 110
const largestSquare = 18
/** Above the squares, where the median's name stands. */
const headroom = 34
const day = 24
const mostDays = 5
const hoursInBin = 2

/** Where things stand across: `hours` since the opening; beyond `scale` at its end. */
const across = (hours: number, scale: number) => edge + (Math.min(hours, scale) / scale) * (width - 2 * edge)

/** A tick an hour, longer at six and at the day's end. */
function axis(scale: number, floor: number): string {
  const ticks = Array.from({ length: scale + 1 }, (_, hour) => {
    const length = hour % day === 0 ? 14 : hour % 6 === 0 ? 9 : 5
    return `M${across(hour, scale).toFixed(1)} ${floor}v${length}`
  })
  return `<path class="axis" d="M${edge} ${floor}H${width - edge}${ticks.join('')}"/>`
}

function labels(scale: number, floor: number, isCut: boolean): string {
  const last = scale / day
  return Array.from({ length: last + 1 }, (_, index) => {
    const anchor = index === 0 ? 'start' : index === last ? 'end' : 'middle'
    const text = `${index * day}${index === 0 ? '' : ' h'}${index === last && isCut ? ' o más' : ''}`
    return `<text x="${across(index * day, scale).toFixed(1)}" y="${floor + 34}" text-anchor="${anchor}">${text}</text>`
  }).join('')
}

/** Orders of the same two hours stand on each other, one square each; flatter where there are many. */
function squares(bins: ReadonlyMap<number, number>, side: number, { scale, floor }: { scale: number; floor: number }) {
  const wide = Math.min(largestSquare, (hoursInBin / scale) * (width - 2 * edge)) - 2
  const high = side > 4 ? side - 2 : side
  return [...bins]
    .flatMap(([bin, count]) =>
      Array.from({ length: count }, (_, at) => {
        const x = across(bin * hoursInBin, scale) + 1
        return `M${x.toFixed(1)} ${(floor - side * at - high - 1).toFixed(1)}h${wide.toFixed(1)}v${high.toFixed(1)}h-${wide.toFixed(1)}z`
      }),
    )
    .join('')
}

/**
 * When orders were confirmed, on a scale of hours since they were opened, and the median in green. `hours`: ascending,
 * not empty.
 */
export function hoursPlot(hours: readonly number[], median: number): string {
  const days = Math.ceil((hours.at(-1) ?? 0) / day)
  const scale = day * Math.min(mostDays, Math.max(2, days))
  const lastBin = scale / hoursInBin - 1
  const binned = Map.groupBy(hours, (each) => Math.min(Math.floor(each / hoursInBin), lastBin))
  const bins = new Map([...binned].map(([bin, { length }]) => [bin, length]))
  const most = Math.max(...bins.values())
  const side = Math.min(largestSquare, tallest / most)
  const floor = Math.ceil(headroom + most * side)
  const x = across(median, scale)
  const said = `mediana ${median.toLocaleString('es-MX', { maximumFractionDigits: 1 })} h`
  const isRight = x > width * 0.75
  const name = `<text class="said" x="${(x + (isRight ? -8 : 8)).toFixed(1)}" y="16" text-anchor="${isRight ? 'end' : 'start'}">${said}</text>`
  return `<svg class="hours" viewBox="0 0 ${width} ${floor + 42}" role="img" aria-label="Horas desde que se abrió cada orden hasta que se confirmó: ${said}"><path class="ink" d="${squares(bins, side, { scale, floor })}"/>${axis(scale, floor)}${labels(scale, floor, days > mostDays)}<path class="median" d="M${x.toFixed(1)} 2V${floor}"/>${name}</svg>`
}
