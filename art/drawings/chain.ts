import { arrow, circle, type Drawing, line, path, text } from './pen.ts'

/** The links of a chain and half the width of each one's uncertainty, in the drawing's units: no scale is meant. */
const links = [
  { name: ['Definición', 'de la unidad (SI)'], half: 0 },
  { name: ['Patrón', 'nacional'], half: 8 },
  { name: ['Patrón', 'de referencia'], half: 18 },
  { name: ['Patrón', 'de trabajo'], half: 36 },
  { name: ['Tu', 'instrumento'], half: 70 },
]

/** A value with its uncertainty, upright. */
const barV = (x: number, y: number, half: number) =>
  path(line(x, y - half, x, y + half), 'hv') +
  path(line(x - 12, y - half, x + 12, y - half) + line(x - 12, y + half, x + 12, y + half), 'hv')

/** The chain of traceability from left to right: each link's uncertainty holds the ones before it. */
export function chain(): Drawing {
  const x = (i: number) => 84 + i * 143
  const axis = path(line(28, 150, 712, 150), 'cl')
  const bars = links.map(({ name, half }, i) => {
    const value = half === 0 ? '' : barV(x(i), 150, half)
    const words = name.map((each, row) => text(x(i), 256 + row * 20, each, row === 0 ? 't15 b' : 't15'))
    return value + circle(x(i), 150, 6, 'ac') + words.join('')
  })
  const steps = links.slice(1).map((_, i) => {
    const middle = (x(i) + x(i + 1)) / 2
    return (
      path(line(x(i) + 24, 56, x(i + 1) - 22, 56), 'th') +
      arrow(x(i) + 20, 56, 180) +
      text(middle, 46, 'calibración', 'so')
    )
  })
  const last = x(links.length - 1)
  const symbol =
    path(line(last - 24, 80, last - 24, 220), 'th') +
    arrow(last - 24, 80, -90) +
    arrow(last - 24, 220, 90) +
    text(last - 34, 156, 'U', 'it', 'end')
  return { body: axis + steps.join('') + bars.join('') + symbol, box: [0, 16, 740, 280] }
}

/** The same chain from top to bottom, for narrow pages. */
export function chainTall(): Drawing {
  const y = (i: number) => 44 + i * 92
  const axis = path(line(270, 16, 270, 444), 'cl')
  const bars = links.map(({ name, half }, i) => {
    const ends = [270 - half, 270 + half]
    const caps = ends.map((x) => line(x, y(i) - 10, x, y(i) + 10)).join('')
    const value = half === 0 ? '' : path(line(270 - half, y(i), 270 + half, y(i)) + caps, 'hv')
    const words = name.map((each, row) => text(20, y(i) + row * 20, each, row === 0 ? 't15 b' : 't15', 'start'))
    return value + circle(270, y(i), 6, 'ac') + words.join('')
  })
  const steps = links
    .slice(1)
    .map((_, i) => path(line(28, y(i) + 36, 28, y(i + 1) - 22), 'th') + arrow(28, y(i) + 32, -90))
  return { body: axis + steps.join('') + bars.join('') + text(270, y(4) + 36, 'U', 'it'), box: [0, 0, 360, 468] }
}
