import { arrow, circle, type Drawing, dimensionV, each, line, path, text } from './pen.ts'

const thread = (top: number) => path(each(12, (i) => line(184, top + i * 6, 216, top + 3 + i * 6)).join(''), 'th')

/** An S-type load cell under tension, with the length that it is gripped over. */
export function force(): Drawing {
  const cell =
    path('M200 16V484', 'cl') +
    path('M112 160h176v42H158v12h130v126H112v-42h130v-12H112Z', 'bd') +
    circle(178, 250, 25, 'wh') +
    circle(222, 250, 25, 'wh') +
    path('M178 232h44v36h-44', 'wh0') +
    path('M178 250h-36M222 250h36', 'cl')
  const studs =
    path('M184 160v-76h32v76', 'bd') +
    thread(88) +
    path('M168 138h64v22h-64ZM184 138v22M216 138v22', 'bd') +
    path('M184 340v76h32v-76', 'bd') +
    thread(342) +
    path('M168 340h64v22h-64ZM184 340v22M216 340v22', 'bd')
  const forces =
    path('M200 84V34', 'hv') +
    arrow(200, 26, -90, 16) +
    path('M200 416v50', 'hv') +
    arrow(200, 474, 90, 16) +
    text(220, 50, 'F', 'it', 'start') +
    text(220, 462, 'F', 'it', 'start')
  const cable = path('M288 186h14c30 0 20 40 42 40h28') + path('M286 178h14v16h-14Z', 'bd')
  const size = path(line(64, 160, 106, 160) + line(64, 340, 106, 340), 'th') + dimensionV(76, 160, 340, '90')
  return { body: cell + studs + forces + cable + size, box: [-16, -20, 432, 540] }
}
