import { arrow, circle, type Drawing, dimensionV, each, group, line, path, radians, rounded, text } from './pen.ts'

const centre = { x: 214, y: 268 }
const tilt = 28

/** Where a point on the wrench's axis, `along` below its centre, stands on the sheet. */
const onAxis = (along: number) => ({
  x: centre.x - along * Math.sin(radians(tilt)),
  y: centre.y + along * Math.cos(radians(tilt)),
})

function wrench(): string {
  const scale = each(10, (i) => line(-12, -20 + i * 8, i % 5 ? -2 : 4, -20 + i * 8)).join('')
  const grip = each(14, (i) => line(-17, 68 + i * 8, 17, 76 + i * 8) + line(17, 68 + i * 8, -17, 76 + i * 8)).join('')
  return (
    path('M0-190V190', 'cl') +
    path('M-12-118V60h24V-118Z', 'bd') +
    path(scale, 'th') +
    path('M-17 60H17V176a8 8 0 0 1-8 8H-9a8 8 0 0 1-8-8Z', 'bd') +
    path(grip, 'th') +
    path('M-19 52H19v10H-19Z', 'bd') +
    circle(0, -146, 33, 'bd') +
    circle(0, -146, 22, 'wh') +
    path('M-10-156h20v20h-20Z', 'bd') +
    path('M-52-146H52', 'cl') +
    path(line(-20, 122, -80, 122) + line(-40, -146, -80, -146), 'th') +
    dimensionV(-68, -146, 122, 'L')
  )
}

/** A torque wrench: moment at the square, force at the middle of the grip, and the arm between them. */
export function torque(): Drawing {
  const head = onAxis(-146)
  const hand = onAxis(122)
  const radius = 72
  const point = (degrees: number) => ({
    x: head.x + radius * Math.cos(radians(degrees)),
    y: head.y + radius * Math.sin(radians(degrees)),
  })
  const from = point(-150)
  const to = point(20)
  const moment =
    path(`M${rounded(from.x)} ${rounded(from.y)}A${radius} ${radius} 0 0 1 ${rounded(to.x)} ${rounded(to.y)}`, 'hv') +
    arrow(to.x, to.y + 5, 112, 16) +
    text(head.x - 76, head.y - 52, 'M', 'it')
  // The pull turns the wrench as the moment's arrow shows: square to the arm, from the right to the left.
  const along = { x: Math.cos(radians(tilt)), y: Math.sin(radians(tilt)) }
  const at = (distance: number) => ({ x: hand.x + along.x * distance, y: hand.y + along.y * distance })
  const pull =
    path(line(at(118).x, at(118).y, at(36).x, at(36).y), 'hv') +
    arrow(at(26).x, at(26).y, 180 + tilt, 16) +
    text(at(136).x, at(136).y + 8, 'F', 'it')
  return {
    body: group(`translate(${centre.x} ${centre.y}) rotate(${tilt})`, wrench()) + moment + pull,
    box: [-16, -20, 432, 540],
  }
}
