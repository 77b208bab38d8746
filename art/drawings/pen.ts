/** A finished drawing: its marks, and the part of the plane that is shown. */
export type Drawing = { body: string; box: [x: number, y: number, width: number, height: number] }

type Anchor = 'start' | 'middle' | 'end'

// The hand of all drawings: ink outlines on a light body, green for what is measured, chain lines for axes.
// Its looks are short, since every file carries them: bd body, wh and wh0 the plate's ground with and without outline,
// ac filled green, th thin, da dashed, cl chain line, hv and hv6 heavy green, it and it15 symbol, t10 to t24 sizes,
// b bold, so soft, gr green, on on a body (a halo of its colour).
const hand = [
  'svg{fill:none;stroke:#14181a;stroke-width:1.5;stroke-linejoin:round}',
  'text{fill:#14181a;font:13px Arial,sans-serif;stroke:#e1e6e7;stroke-width:5;paint-order:stroke}',
  '.bd{fill:#f7f9f9}.wh{fill:#e1e6e7}.wh0{fill:#e1e6e7;stroke:none}',
  '.ac{fill:#0b4b3c;stroke:none}.th{stroke-width:.9}.da{stroke-dasharray:5 4;stroke-width:.9}',
  '.cl{stroke:#0b4b3c;stroke-width:.9;stroke-dasharray:14 4 3 4}',
  '.hv{stroke:#0b4b3c;stroke-width:2.4}.hv6{stroke-width:6}',
  '.it{font:italic 26px "Times New Roman",Times,serif}.it15{font:italic 15px "Times New Roman",Times,serif}',
  '.t10{font-size:10px;stroke:none}.t15{font-size:15px}.t18{font-size:18px}.t24{font-size:24px}.b{font-weight:600}.so{fill:#4a5452}.gr{fill:#0b4b3c}.on{stroke:#f7f9f9}',
].join('')

/** A number as drawings write it: one decimal at most. */
export const rounded = (value: number) => String(Math.round(value * 10) / 10)

export const path = (d: string, look = '') => `<path d="${d}"${look && ` class="${look}"`}/>`
export const line = (x1: number, y1: number, x2: number, y2: number) =>
  `M${rounded(x1)} ${rounded(y1)}L${rounded(x2)} ${rounded(y2)}`
export const circle = (x: number, y: number, radius: number, look = '') =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}"${look && ` class="${look}"`}/>`
export const text = (x: number, y: number, words: string, look = '', anchor: Anchor = 'middle') =>
  `<text x="${rounded(x)}" y="${rounded(y)}" text-anchor="${anchor}"${look && ` class="${look}"`}>${words}</text>`
export const group = (transform: string, body: string) => `<g transform="${transform}">${body}</g>`

export const radians = (degrees: number) => (degrees * Math.PI) / 180
/** The numbers 0 to count - 1. */
export const each = <T>(count: number, draw: (index: number) => T) => Array.from({ length: count }, (_, i) => draw(i))

/** A filled arrow head with its point at x, y, looking along `degrees` (0 is to the right, 90 down). */
export function arrow(x: number, y: number, degrees: number, size = 9): string {
  const corner = (off: number) => {
    const angle = radians(degrees) + off
    return `${rounded(x - size * Math.cos(angle))} ${rounded(y - size * Math.sin(angle))}`
  }
  return path(`M${rounded(x)} ${rounded(y)}L${corner(0.256)}L${corner(-0.256)}Z`, 'ac')
}

/** A vertical dimension between y1 and y2, its figure read from the right. */
export function dimensionV(x: number, y1: number, y2: number, figure: string, look = ''): string {
  const label = `<text transform="translate(${rounded(x - 7)} ${rounded((y1 + y2) / 2)}) rotate(-90)" text-anchor="middle"${look && ` class="${look}"`}>${figure}</text>`
  return path(line(x, y1, x, y2), 'th') + arrow(x, y1, -90) + arrow(x, y2, 90) + label
}

/** A horizontal dimension between x1 and x2. */
export function dimensionH(y: number, x1: number, x2: number, figure: string, look = ''): string {
  return path(line(x1, y, x2, y), 'th') + arrow(x1, y, 180) + arrow(x2, y, 0) + text((x1 + x2) / 2, y - 8, figure, look)
}

/** A drawing as a file of its own. */
export function svg({ body, box }: Drawing): string {
  const [, , width, height] = box
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}"><style>${hand}</style>${body}</svg>\n`
}
