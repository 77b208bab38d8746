import { arrow, circle, type Drawing, line, path, text } from './pen.ts'

const four = (x: number) =>
  path(`M${x - 30} 292.8L${x + 180}-48.8M${x + 150}-50V372M${x - 50} 244H${x + 236}`, 'cl') +
  path(`M${x + 150} 320V0L${x} 244H${x + 196}`, 'hv6')

/** The number 404 as it would be constructed. */
export function notFound(): Drawing {
  const zero =
    path('M420-50V372M270 160H570', 'cl') +
    circle(420, 112, 112, 'th') +
    circle(420, 208, 112, 'th') +
    path('M308 112a112 112 0 0 1 224 0v96a112 112 0 0 1-224 0Z', 'hv6') +
    path('M308-24V344M532-24V344M-20 0H880M-20 320H880', 'th')
  const height =
    path(line(868, 0, 868, 320), 'th') +
    arrow(868, 0, -90, 12) +
    arrow(868, 320, 90, 12) +
    '<text class="t18" transform="translate(858 160) rotate(-90)" text-anchor="middle">medida no encontrada</text>'
  const width =
    path(line(308, 356, 532, 356), 'th') +
    arrow(308, 356, 180, 12) +
    arrow(532, 356, 0, 12) +
    text(420, 350, 'ruta', 't18')
  // On a phone the drawing is a third as large; its two words must still be read.
  const phone = '<style>@media(max-width:600px){.t18{font-size:29px}}</style>'
  return { body: phone + four(40) + zero + four(600) + height + width, box: [-30, -60, 930, 450] }
}
