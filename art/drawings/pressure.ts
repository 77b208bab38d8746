import { arrow, circle, type Drawing, dimensionH, each, line, path, radians, rounded, text } from './pen.ts'

const centre = { x: 200, y: 204 }

/** A point at `radius` from the dial's centre; 0 is to the right, 90 down. */
const at = (degrees: number, radius: number) => ({
  x: centre.x + radius * Math.cos(radians(degrees)),
  y: centre.y + radius * Math.sin(radians(degrees)),
})
const spot = (degrees: number, radius: number) => `${rounded(at(degrees, radius).x)} ${rounded(at(degrees, radius).y)}`

/** The scale: 0 to 10 over 270 degrees, a tick each half. */
function scale(): string {
  const angle = (tick: number) => 135 + tick * 13.5
  const ticks = each(21, (tick) => {
    const from = at(angle(tick), tick % 2 ? 116 : 110)
    const to = at(angle(tick), 124)
    return line(from.x, from.y, to.x, to.y)
  })
  return path(ticks.join(''), 'th')
}

/** The tube, fixed at its lower end and closed at the other, which moves the sector and with it the needle. */
function movement(): string {
  const tip = at(22, 84)
  const pivot = { x: 214, y: 252 }
  const tail = { x: 262, y: 270 }
  const tube = path(`M${spot(104, 92)}A92 92 0 1 1 ${spot(24, 92)}L${spot(24, 76)}A76 76 0 1 0 ${spot(108, 76)}Z`, 'bd')
  const sector = path(
    `M${rounded(pivot.x)} ${rounded(pivot.y)}L185 216A46 46 0 0 1 216 206ZM${rounded(pivot.x)} ${rounded(pivot.y)}L${rounded(tail.x)} ${rounded(tail.y)}`,
    'wh',
  )
  const link = path(line(tail.x, tail.y, tip.x, tip.y)) + circle(tail.x, tail.y, 3.5, 'bd')
  return tube + sector + link + circle(tip.x, tip.y, 4.5, 'bd') + circle(pivot.x, pivot.y, 4.5, 'bd')
}

function connection(): string {
  const thread = each(6, (i) => line(185, 408 + i * 7, 215, 411 + i * 7)).join('')
  return (
    path('M180 276h40v26h-8v44h-24v-44h-8Z', 'bd') +
    path('M172 346h56v36h-56ZM188 346v36M212 346v36', 'bd') +
    path('M185 382h30v66h-30Z', 'bd') +
    path(`${thread}M194 382v66M206 382v66`, 'th')
  )
}

/** A Bourdon gauge without its dial: the pressure straightens the tube, and the tube turns the needle. */
export function pressure(): Drawing {
  const needle = at(270, 106)
  const back = at(90, 26)
  const axes = path('M200 52V470M48 204H352', 'cl')
  const pressed = path('M200 508V470', 'hv') + arrow(200, 456, -90, 16) + text(222, 500, 'p', 'it', 'start')
  const size = path(line(66, 204, 66, 24) + line(334, 204, 334, 24), 'th') + dimensionH(34, 66, 334, 'Ø 100')
  return {
    body:
      circle(centre.x, centre.y, 134, 'bd') +
      circle(centre.x, centre.y, 126, 'th') +
      scale() +
      connection() +
      movement() +
      axes +
      path(line(back.x, back.y, needle.x, needle.y), 'hv') +
      circle(centre.x, centre.y, 7, 'ac') +
      pressed +
      size,
    box: [-16, 0, 432, 540],
  }
}
