import { circle, type Drawing, each, line, path, radians, text } from './pen.ts'

/** A gauge's dial of 0 to 10, its needle at `value`. */
function dial(x: number, y: number, radius: number, value: number): string {
  const at = (scale: number, distance: number) => {
    const angle = radians(135 + 27 * scale)
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance] as const
  }
  const ticks = each(51, (i) => line(...at(i / 5, radius - 8), ...at(i / 5, radius - (i % 5 ? 14 : 20))))
  const figures = each(6, (i) => {
    const [left, top] = at(i * 2, radius - 32)
    return text(left, top + 4, String(i * 2), 't10')
  })
  return (
    circle(x, y, radius, 'bd') +
    circle(x, y, radius - 5, 'th') +
    path(ticks.join(''), 'th') +
    figures.join('') +
    path(line(...at(value, -16), ...at(value, radius - 24)), 'hv') +
    circle(x, y, 5, 'ac')
  )
}

const callout = (letter: string, x: number, y: number, toX: number, toY: number) =>
  path(line(x, y, toX, toY), 'th') + circle(toX, toY, 4.5, 'ac') + text(x, y - 8, letter, 'it', 'start')

/** Calibration on the line: the plant's gauge and the laboratory's standard share one pressure. */
export function visit(): Drawing {
  const pipe =
    path('M0 470H640M0 530H640') +
    path('M0 500H640', 'cl') +
    path('M56 454h18v92H56ZM74 454h18v92H74ZM560 454h18v92h-18ZM578 454h18v92h-18Z', 'bd')
  const stem =
    path('M196 470V430H228V470Z', 'bd') +
    path('M186 430h52v-24h-52ZM204 406h16v-22h-16Z', 'bd') +
    path('M238 410h22v16h-22Z', 'bd') +
    path('M198 384h28l6-12v-34h-40v34Z', 'bd') +
    path('M212 558V180', 'cl') +
    path(each(5, (i) => line(192, 344 + i * 6, 232, 346 + i * 6)).join(''), 'th')
  const hose = path('M260 414h34M260 422h34M294 412h12v12h-12Z') + path('M306 418c76 0 34-58 96-58h26', 'hv')
  const standard =
    path('M404 430h196M424 430v24M580 430v24') +
    path('M428 236h148a10 10 0 0 1 10 10v174a10 10 0 0 1-10 10H428a10 10 0 0 1-10-10V246a10 10 0 0 1 10-10Z', 'bd') +
    path('M434 254h136v64H434Z', 'wh') +
    text(502, 298, '7.00 bar', 't18 b') +
    each(3, (i) => circle(456 + i * 46, 350, 13, 'wh')).join('') +
    path('M434 384h136M434 398h90', 'th')
  const letters = callout('a', 40, 150, 158, 226) + callout('b', 372, 190, 452, 262) + callout('c', 318, 330, 352, 386)
  return { body: pipe + stem + dial(212, 244, 94, 7) + hose + standard + letters, box: [0, 110, 640, 460] }
}
