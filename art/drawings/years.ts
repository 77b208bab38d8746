import { accreditations } from '../../content/accreditations.ts'
import { figures } from '../../content/figures.ts'
import { identity } from '../../content/identity.ts'
import { shortDate } from '../../content/spoken-date.ts'
import { type Drawing, dimensionH, dimensionV, each, line, path, text } from './pen.ts'

const first = identity.desde
const counted = figures.years
/** The rule goes on a little beyond what is counted. */
const shown = counted + 4

/** A date as years and hundredths after the first year. */
const after = (iso: string) => Number(iso.slice(0, 4)) - first + (Number(iso.slice(5, 7)) - 0.5) / 12

/** What happened: '9 nov 2011' → the numbers accredited that day, '16 oct 2024' → those ratified. */
function events(): { at: number; lines: string[] }[] {
  const since = accreditations.flatMap(({ numero, desde }) => (numero && desde ? [{ numero, desde }] : []))
  const ratified = accreditations.flatMap(({ numero, ratificada }) =>
    numero && ratificada ? [{ numero, ratificada }] : [],
  )
  const accredited = {
    at: after(since[0]?.desde ?? ''),
    lines: since.map((each) => `${shortDate(each.desde)}, ${each.numero}`),
  }
  const last = ratified[0]?.ratificada ?? ''
  const names = ratified.filter(({ ratificada }) => ratificada === last).map(({ numero }) => numero)
  return [
    { at: 0, lines: [`${first}`, 'Inicio'] },
    { ...accredited, lines: ['Acreditación', ...accredited.lines] },
    { at: after(last), lines: ['Ratificación', `${shortDate(last)}`, names.join(', ')] },
  ]
}

const isLabelled = (year: number) => year % 5 === 0
const tick = (year: number) => (isLabelled(year) ? 30 : 16)

/** A rule with a tick a year, from the first on, and the years counted on it as a dimension. */
export function years(): Drawing {
  const x = (at: number) => 48 + at * (852 / shown)
  const ticks = each(shown + 1, (i) => line(x(i), 96, x(i), 96 + tick(first + i)))
  const labels = each(shown + 1, (i) => (isLabelled(first + i) ? text(x(i), 148, String(first + i), 't15 on') : ''))
  const marks = events().map(({ at, lines }) => {
    // The last has no room at its right.
    const [dx, anchor] = at > shown * 0.75 ? ([-12, 'end'] as const) : ([12, 'start'] as const)
    const words = lines.map((each, i) => text(x(at) + dx, 208 + i * 22, each, i === 0 ? 't18 b' : 't15 so', anchor))
    return path(line(x(at), 96, x(at), 130) + line(x(at), 168, x(at), 204), 'hv') + words.join('')
  })
  const rule = path('M24 96H924V168H24Z', 'bd') + path(ticks.join(''), 'th') + labels.join('')
  const size = path(line(x(0), 88, x(0), 46) + line(x(counted), 88, x(counted), 46), 'th')
  const body = rule + size + dimensionH(58, x(0), x(counted), `${counted} años`, 't18 b') + marks.join('')
  return { body, box: [-18, 16, 984, 254] }
}

/** The same rule upright, for narrow pages. */
export function yearsTall(): Drawing {
  const y = (at: number) => 44 + at * (520 / shown)
  const ticks = each(shown + 1, (i) => line(72, y(i), 72 + tick(first + i) * 0.8, y(i)))
  const labels = each(shown + 1, (i) =>
    isLabelled(first + i) ? text(104, y(i) + 5, String(first + i), 't15 on', 'start') : '',
  )
  const marks = events().map(({ at, lines }) => {
    const words = lines.map((each, i) => text(178, y(at) + 22 + i * 20, each, i === 0 ? 't18 b' : 't15 so', 'start'))
    return path(line(72, y(at), 98, y(at)) + line(152, y(at), 340, y(at)), 'hv') + words.join('')
  })
  const rule = path('M72 20H152V604H72Z', 'bd') + path(ticks.join(''), 'th') + labels.join('')
  const size = path(line(66, y(0), 24, y(0)) + line(66, y(counted), 24, y(counted)), 'th')
  const body = rule + size + dimensionV(38, y(0), y(counted), `${counted} años`, 't18 b') + marks.join('')
  return { body, box: [0, 0, 360, 624] }
}
