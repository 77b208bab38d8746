import { arrow, type Drawing, dimensionV, each, line, path, text } from './pen.ts'

/** A resistance thermometer in a comparison bath, with its immersion. */
export function temperature(): Drawing {
  const vessel =
    path('M200 16V470', 'cl') +
    path('M96 262V452a12 12 0 0 0 12 12H292a12 12 0 0 0 12-12V262') +
    path('M86 262H106M294 262H314') +
    path('M96 284H193M207 284H304', 'th') +
    path('M252 283l-7-12h14Z') +
    path('M241 290h22M245 295h14M249 300h6', 'th')
  const liquid = each(7, (i) => {
    const y = 322 + i * 20
    const shift = i % 2 === 0 ? 0 : 10
    return [
      [112 + shift, 140 + shift],
      [150 + shift, 168 + shift],
      [230 + shift, 252 + shift],
      [262 + shift, 290],
    ]
      .map(([from = 0, to = 0]) => line(from, y, to, y))
      .join('')
  })
  const probe =
    path('M193 186V414a7 7 0 0 0 14 0V186Z', 'bd') +
    path('M197 376h6v34h-6Z', 'ac') +
    path('M200 376V190', 'da') +
    path('M180 84h40l5 12v74l-8 16h-34l-8-16V96Z', 'bd') +
    path(each(9, (i) => line(175, 102 + i * 8, 225, 102 + i * 8)).join(''), 'th') +
    path('M190 84v-12h20v12', 'bd') +
    path('M200 72c0-34 36-46 64-30s58 6 74-22')
  const size = path(line(210, 421, 362, 421) + line(316, 284, 362, 284), 'th') + dimensionV(350, 284, 421, '150')
  const symbol = path('M64 393H192', 'th') + arrow(193, 393, 0) + text(48, 399, 't', 'it')
  return { body: vessel + path(liquid.join(''), 'th') + probe + size + symbol, box: [-16, -20, 432, 540] }
}
