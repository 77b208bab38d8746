import { arrow, type Drawing, dimensionH, dimensionV, line, path, text } from './pen.ts'

/** Section lines at 45 degrees over a rectangle. */
function hatch(left: number, top: number, right: number, bottom: number): string {
  let lines = ''
  for (let sum = left + top + 10; sum < right + bottom; sum += 10) {
    const x1 = Math.max(left, sum - bottom)
    const x2 = Math.min(right, sum - top)
    lines += line(x1, sum - x1, x2, sum - x2)
  }
  return path(lines, 'th')
}

/** A weight with a knob, its right half cut: the chamber under the plug is what it was adjusted with. */
export function mass(): Drawing {
  const weight = path(
    'M176 120H224a16 16 0 0 1 16 16c0 20-18 22-22 34-2 8 0 14 4 18H262a12 12 0 0 1 12 12V398H126V200a12 12 0 0 1 12-12H178c4-4 6-10 4-18-4-12-22-14-22-34a16 16 0 0 1 16-16Z',
    'bd',
  )
  const cut =
    hatch(214, 196, 274, 398) +
    hatch(200, 300, 214, 398) +
    hatch(214, 126, 228, 152) +
    path('M200 120H214V300H200', 'wh') +
    path('M200 128h14v30h-14', 'bd') +
    path('M204 128v30M209 128v30', 'th') +
    path('M200 120V398')
  const pan =
    path('M70 398H330V410H70Z', 'bd') + path('M186 410H214V440H186Z', 'bd') + path('M120 440H280V462H120Z', 'bd')
  const size =
    path(
      line(126, 196, 126, 72) + line(274, 196, 274, 72) + line(244, 120, 362, 120) + line(330, 398, 362, 398),
      'th',
    ) +
    dimensionH(82, 126, 274, 'D') +
    dimensionV(352, 120, 398, 'H')
  const symbol = path('M44 300H117', 'th') + arrow(125, 300, 0) + text(28, 307, 'm', 'it')
  return { body: pan + weight + cut + path('M200 48V486', 'cl') + size + symbol, box: [-16, 0, 432, 540] }
}
