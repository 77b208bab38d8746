import { arrow, circle, type Drawing, dimensionH, group, line, path, radians, text } from './pen.ts'

const knob = { x: 200, y: 206 }
/** What the selector can be turned to, clockwise from the left: it stands at V. */
const functions = ['OFF', 'V', 'Ω', 'A']

function selector(): string {
  const angle = (i: number) => -160 + i * 47
  const words = functions.map((word, i) => {
    const x = knob.x + 68 * Math.cos(radians(angle(i)))
    const y = knob.y + 68 * Math.sin(radians(angle(i)))
    return text(x, y + 5, word, word === 'V' ? 't15 b gr on' : 't15 on')
  })
  const ticks = functions.map((_, i) => {
    const [cos, sin] = [Math.cos(radians(angle(i))), Math.sin(radians(angle(i)))]
    return line(knob.x + 46 * cos, knob.y + 46 * sin, knob.x + 52 * cos, knob.y + 52 * sin)
  })
  const grip = path('M-11-40h22V40h-22Z', 'bd') + path('M0-40V-20', 'hv')
  return (
    words.join('') +
    path(ticks.join('')) +
    circle(knob.x, knob.y, 42, 'wh') +
    group(`translate(${knob.x} ${knob.y}) rotate(${angle(1) + 90})`, grip)
  )
}

const plug = (x: number) => path(`M${x - 7} 344h14v52h-14Z`, 'bd') + path(line(x - 7, 384, x + 7, 384), 'th')

/**
 * A multimeter on a source: the voltage between its two leads, and the distance of its sockets
 * (19 mm, as plugs have it).
 */
export function voltage(): Drawing {
  const body =
    path('M122 20H278a18 18 0 0 1 18 18V362a18 18 0 0 1-18 18H122a18 18 0 0 1-18-18V38a18 18 0 0 1 18-18Z', 'bd') +
    path('M126 42H274V108H126Z', 'wh') +
    text(258, 86, '10.000 V', 't24', 'end')
  const sockets = [136, 216, 256].map((x) => circle(x, 344, 10, 'wh')).join('')
  const names = text(136, 328, 'A', 't10') + text(216, 328, 'COM', 't10') + text(256, 328, 'V', 't10')
  const size = path(line(216, 314, 216, 292) + line(256, 314, 256, 292), 'th') + dimensionH(300, 216, 256, '19', 'on')
  const leads =
    path('M216 396C216 440 104 418 104 468') +
    path('M256 396C256 430 296 428 296 468') +
    circle(104, 476, 8, 'bd') +
    circle(296, 476, 8, 'bd')
  const measured = path('M284 476H130', 'hv') + arrow(116, 476, 180, 16) + text(200, 462, 'U', 'it')
  const poles = text(104, 508, '−', 't18') + text(296, 508, '+', 't18')
  return {
    body:
      body +
      path('M200 0V34M200 118V286', 'cl') +
      selector() +
      sockets +
      names +
      size +
      leads +
      plug(216) +
      plug(256) +
      measured +
      poles,
    box: [-16, -10, 432, 540],
  }
}
