import { extname } from 'node:path'
import { laboratoryZone } from '../../server/orders/deadline/business-days.ts'
import { laboratoryName } from '../../server/orders/mails/laboratory-name.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { parseSince } from '../parse-since.ts'
import { counted } from '../spoken.ts'
import { writeOutput } from '../write-output.ts'
import { WrongUse } from '../wrong-use.ts'
import { boardPage } from './board-page.ts'
import { collectWeek } from './collect-week.ts'
import { weekFigures } from './week-figures.ts'

const days = 7

/** The first moment of the day a week ago, in Mexico City. */
const aWeekBefore = (now: Temporal.Instant) =>
  now.toZonedDateTimeISO(laboratoryZone).subtract({ days }).startOfDay().toInstant()

function htmlName(name: string): string {
  const ending = extname(name)
  if (ending !== '' && !/^\.html?$/i.test(ending))
    throw new RangeError(`no se escribe ${ending}; termina el nombre en .html.`)
  return name
}

/** `tablero`: the week in one HTML file, to print or to mail. */
export const boardCommand = labCommand<{ salida?: string; desde?: Temporal.Instant }, []>({
  brief: 'Escribe el tablero de la semana: una página HTML para imprimir o enviar',
  full: 'Escribe el tablero de la semana en un solo archivo HTML, sin nada de fuera: cómo están las órdenes, cuánto tardan en confirmarse, qué corrigen los clientes, qué opinan y cuáles siguen sin confirmar. Con --json, las cifras.',
  example: 'tablero --salida tablero.html --desde 2026-11-23',
  flags: {
    salida: {
      kind: 'parsed',
      parse: htmlName,
      optional: true,
      placeholder: 'ARCHIVO',
      brief: 'Archivo .html que se escribe; sin él, la página sale por la salida estándar',
    },
    desde: {
      kind: 'parsed',
      parse: parseSince,
      optional: true,
      placeholder: 'FECHA',
      brief: 'Desde cuándo; si falta, hace siete días',
    },
  },
  positional: { kind: 'tuple', parameters: [] },
  async run(lab, { salida, desde }) {
    const { db, now } = await lab.open()
    const at = now()
    const since = desde ?? aWeekBefore(at)
    if (Temporal.Instant.compare(since, at) >= 0) throw new WrongUse('--desde debe ser un momento que ya pasó.')
    const week = await collectWeek(db, since, at)
    const json = { desde: isoInstant(since), hasta: isoInstant(at), ...weekFigures(week) }
    const { length } = week.orders
    return writeOutput({
      salida,
      format: 'html',
      content: boardPage(week, laboratoryName),
      json: () => json,
      said: `Tablero de ${counted(length, 'orden', 'órdenes')}`,
      count: { ordenes: length },
    })
  },
})
