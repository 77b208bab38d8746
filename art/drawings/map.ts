import { arrow, circle, type Drawing, group, path, text } from './pen.ts'

/** Blocks between streets: columns and rows in metres from the corner, the avenue wider than the rest. */
const columns = [-220, -60, 96, 252, 436, 592, 748, 904, 1060, 1220]
const rows = [-260, -120, 10, 136, 286, 412, 540, 680]
const street = 18

function blocks(): string {
  let drawn = ''
  columns.slice(1).forEach((right, i) => {
    rows.slice(1).forEach((bottom, j) => {
      const left = columns[i] ?? 0
      const top = rows[j] ?? 0
      const isPark = i === 2 && j === 3
      const box = `M${left} ${top}H${right - (i === 3 ? street * 2.2 : street)}V${bottom - street}H${left}Z`
      drawn += path(box, isPark ? 'wh th' : 'bd th')
    })
  })
  return drawn
}

/** The streets around the laboratory: evidently a sketch of no city. */
export function map(): Drawing {
  const trees = [0, 1, 2, 3, 4, 5]
    .map((i) => circle(126 + (i % 3) * 40, 178 + Math.floor(i / 3) * 50, 12, 'th'))
    .join('')
  const names =
    text(470, 281, 'Calle Ejemplo') +
    text(300, 406, 'Calle Prueba', 'so') +
    group('translate(418 210) rotate(-90)', text(0, 0, 'Avenida Muestra', 'so'))
  const place = path('M520 150V300M445 225H595', 'cl') + circle(520, 225, 34, 'hv') + circle(520, 225, 7, 'ac')
  const sheet = group('rotate(-9 492 240)', blocks() + trees + names + place)
  // Clear ground under the marks, as a sheet's corner has it.
  const ground = path('M868 0H984V136H868ZM0 380H232V480H0Z', 'wh0') + path('M868 0V136H984M0 380H232V480')
  const north = path('M908 92V44', 'hv') + arrow(908, 36, -90, 14) + text(908, 116, 'N', 't18 b')
  const scale =
    path('M60 428H180M60 420V436M120 424V432M180 420V436') + text(60, 410, '0', 't15') + text(180, 410, '100 m', 't15')
  return { body: sheet + ground + north + scale, box: [0, 0, 984, 480] }
}
