import { arrow, type Drawing, line, path, text } from './pen.ts'

const places = [
  { name: 'Orden', who: 'la escribe el ERP' },
  { name: 'Confirmación', who: 'la revisas tú' },
  { name: 'Calibración', who: 'la lee el metrólogo' },
  { name: 'Certificado', who: 'se imprime' },
]

/** A form's cell with its label in the corner and the value that never changes. */
const cell = (x: number, y: number, width: number, name: string, who: string) =>
  path(`M${x} ${y}h${width}v92h${-width}Z`, 'bd') +
  text(x + 12, y + 24, name, 't15 so on', 'start') +
  text(x + 12, y + 54, 'TR-014', 't18 b gr on', 'start') +
  text(x + 12, y + 78, who, 'so on', 'start')

/** One value's way through the laboratory's system, from left to right. */
export function datum(): Drawing {
  const x = (i: number) => 24 + i * 170
  const cells = places.map(({ name, who }, i) => cell(x(i), 32, 142, name, who))
  const ways = places
    .slice(1)
    .map((_, i) => path(line(x(i) + 142, 78, x(i + 1) - 8, 78), 'hv') + arrow(x(i + 1) - 1, 78, 0, 11))
  return { body: cells.join('') + ways.join(''), box: [0, 0, 700, 156] }
}

/** The same way from top to bottom, for narrow pages. */
export function datumTall(): Drawing {
  const y = (i: number) => 20 + i * 92
  const cells = places.map(({ name, who }, i) => cell(60, y(i), 240, name, who))
  return { body: cells.join(''), box: [0, 0, 360, 408] }
}
