import { isoInstant } from '../../server/orders/order-trail.ts'
import { type Purged, type PurgeKind, purgeData, purgeKinds } from '../../server/retention/purge-data.ts'
import { labCommand } from '../lab-command.ts'
import { comoFlag, noteOf } from '../orders/correction-flags.ts'
import { parseSince } from '../parse-since.ts'
import { growingBar } from '../progress.ts'
import { counted, shortInstant } from '../spoken.ts'
import { WrongUse } from '../wrong-use.ts'

/** The tax code's five years (CFF art. 30) count from the return that an invoice belongs to: never less. */
const taxYears = 5

function lines(purged: Purged): string[] {
  const { mensajes, boletin, ordenes, entradas, correos, archivos } = purged
  return [
    ['Mensajes y dudas', counted(mensajes, 'mensaje', 'mensajes')],
    ['Boletín', `${counted(boletin, 'dirección', 'direcciones')} que se dieron de baja o no confirmaron`],
    ['Órdenes', `${counted(ordenes, 'orden terminada', 'órdenes terminadas')}: textos, instrumentos y comentarios`],
    ['Bitácora', `valores de ${counted(entradas, 'entrada', 'entradas')}; sus huellas quedan`],
    [
      'Correos',
      `${counted(correos, 'enviado o descartado', 'enviados o descartados')}, ${counted(archivos, 'archivo .eml', 'archivos .eml')}`,
    ],
  ].map(([name = '', what]) => `  ${name.padEnd(18)}${what}`)
}

interface Flags {
  antes: Temporal.Instant
  solo?: PurgeKind
  confirmar?: boolean
  como?: string
}

/** `datos depurar`: says what it would remove, and removes it with --confirmar. */
export const purgeCommand = labCommand<Flags, []>({
  brief: 'Borra los datos personales anteriores a una fecha',
  full: 'Borra los datos personales anteriores a una fecha, como dice el aviso de privacidad: mensajes, direcciones que dejaron el boletín, textos de órdenes terminadas y sus valores en la bitácora, correos. La bitácora sigue siendo comprobable. Sin --confirmar solo dice qué borraría. Lo borrado no se recupera; los respaldos anteriores todavía lo tienen.',
  example: 'datos depurar --antes 2021-01-01 --solo ordenes',
  flags: {
    antes: {
      kind: 'parsed',
      parse: parseSince,
      placeholder: 'FECHA',
      brief: 'Se borra lo anterior: 2021-01-01 o con hora',
    },
    solo: { kind: 'enum', values: purgeKinds, optional: true, brief: 'Solo esa clase; sin ella, todas' },
    confirmar: { kind: 'boolean', optional: true, withNegated: false, brief: 'Lo borra de verdad' },
    como: comoFlag,
  },
  positional: { kind: 'tuple', parameters: [] },
  async run(lab, { antes, solo, confirmar = false, como }) {
    const parts = await lab.open()
    const now = parts.now()
    if (Temporal.Instant.compare(antes, now) > 0) throw new WrongUse('--antes debe ser una fecha pasada.')
    const kinds = solo ? [solo] : purgeKinds
    // How many orders there are to do nobody knows before.
    const bar = growingBar(lab, 'órdenes')
    const note = noteOf(lab, { ...(como && { como }) })
    const onProgress = (done: number) => bar.update(done, done)
    const options = { before: antes, kinds, forGood: confirmar, note, onProgress }
    const purged = await purgeData(parts, options).finally(bar.stop)
    const isEarly = Temporal.Instant.compare(antes, now.subtract({ hours: taxYears * 366 * 24 })) > 0
    const early = purged.ordenes > 0 && isEarly
    return {
      json: { antes: isoInstant(antes), borrado: confirmar, ...purged },
      text: [
        `${confirmar ? 'Se borró' : 'Se borraría'} lo anterior al ${shortInstant(antes)} (hora del centro):`,
        ...lines(purged),
        ...(confirmar ? [] : ['No se borró nada. Para borrarlo, agrega --confirmar.']),
      ].join('\n'),
      notes: early
        ? ['Aviso: hay órdenes de menos de cinco años; la ley fiscal pide conservar sus datos cinco años.']
        : [],
    }
  },
})
