import { arrow, type Drawing, each, line, path, text } from './pen.ts'

/** One of the two thermometers: its axis at x, its column up to y = level, its scale on `side` (-1 left, 1 right). */
function thermometer(x: number, level: number, side: -1 | 1): string {
  const length = (i: number) => (i % 10 === 0 ? 16 : i % 5 === 0 ? 11 : 7)
  const ticks = each(41, (i) => line(x + side * 12, 108 + i * 5.6, x + side * (12 + length(i)), 108 + i * 5.6))
  return (
    path(`M${x} 70V430`, 'cl') +
    path(`M${x - 7} 92a7 7 0 0 1 14 0V352a15 15 0 1 1-14 0Z`, 'wh') +
    path(`M${x - 2.5} ${level}V356a11 11 0 1 0 5 0V${level}Z`, 'ac') +
    path(ticks.join(''), 'th') +
    each(5, (i) => text(x + side * 36, 112 + i * 56, String(40 - i * 10), 't10')).join('')
  )
}

/** A psychrometer: dry and wet bulb, and the difference that gives the humidity. */
export function humidity(): Drawing {
  const board = path('M88 44H312V456H88Z', 'bd') + path('M104 60H296V440H104Z', 'th')
  const wick =
    path('M229 352c-4 26 2 36 4 52M259 352c4 26-2 36-4 52') +
    path(each(6, (i) => line(232, 360 + i * 7, 256, 364 + i * 7)).join(''), 'th') +
    path('M216 404H272V434H216Z', 'bd') +
    path('M218 412H270', 'th')
  const difference =
    path(line(156, 150, 200, 150) + line(237, 206, 188, 206) + line(194, 150, 194, 206), 'th') +
    arrow(194, 150, -90) +
    arrow(194, 206, 90) +
    text(202, 183, 'Δt', 'it15 on', 'start')
  const names = text(156, 30, 'seco') + text(244, 30, 'húmedo')
  const bulbs = thermometer(156, 150, -1) + thermometer(244, 206, 1)
  return { body: board + bulbs + wick + difference + names, box: [-16, -20, 432, 540] }
}
