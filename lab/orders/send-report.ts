import type { RefusalReason } from '../../contract/refusals.ts'
import type { SendResult } from '../../server/orders/mails/send-invitations.ts'
import { orderLink } from '../../server/orders/order-link.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { counted } from '../spoken.ts'
import { table } from '../table.ts'
import { orderName } from './order-name.ts'

/** A send to thousands is told by its exceptions and its sums. */
const mostListed = 50

/** What became of one order, for programs. */
export function sentJson({ order, refused, isRenewed, ...result }: SendResult, baseUrl: string) {
  return {
    OrdenServicio: result.OrdenServicio,
    idOrden: order?.idOrden ?? '',
    enlace: order ? orderLink(baseUrl, order.idOrden) : '',
    fechaLimite: order ? isoInstant(order.fechaLimite) : '',
    para: result.para,
    enviada: result.resultado === 'enviada',
    resultado: result.resultado,
    renovada: isRenewed,
    direccionesRechazadas: refused,
    motivo: result.motivo ?? '',
  }
}

const outcomes: [SendResult['resultado'], one: string, many: string][] = [
  ['enviada', 'sale', 'salen'],
  ['ya enviada', 'ya se había enviado', 'ya se habían enviado'],
  ['rechazada', 'rechazada', 'rechazadas'],
]

function sums(results: readonly SendResult[]): string {
  const parts = outcomes.flatMap(([outcome, one, many]) => {
    const count = results.filter(({ resultado }) => resultado === outcome).length
    return count > 0 ? [counted(count, one, many)] : []
  })
  if (results.length === 0) return 'No hay órdenes a las que enviar; no salió nada.'
  return `${counted(results.length, 'orden', 'órdenes')}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`
}

/** «OS-1: a «ventas» no se le escribe. No es una dirección de correo.» */
export const refusedAddressNotes = ({ OrdenServicio, refused }: Pick<SendResult, 'OrdenServicio' | 'refused'>) =>
  refused.map(({ direccion, motivo }) => `${OrdenServicio}: a «${direccion}» no se le escribe. ${motivo}`)

const howWhenLate =
  'Si falta menos de un día hábil: con --renovar el plazo se cuenta de nuevo desde ahora; con --aun-asi se envía con el que tiene.'

/** Without what to do, which would stand in each row: of the first it is said below the table, the others need none. */
const inOneRow: Partial<Record<RefusalReason, string>> = {
  tooLate: 'Falta menos de un día hábil para la fecha límite.',
  alreadyConfirmed: 'La orden ya está confirmada.',
  alreadyCancelled: 'La orden está cancelada.',
}
const whyRefused = ({ reason, motivo }: Pick<SendResult, 'reason' | 'motivo'>) => (reason && inOneRow[reason]) ?? motivo

/** What became of many orders: the orders, what is to be known of them, the sums. */
export function sendReport(results: readonly SendResult[]): string {
  // Refused ones are what there is to do: they come first.
  const sorted = results.toSorted((a, b) => Number(b.resultado === 'rechazada') - Number(a.resultado === 'rechazada'))
  const listed = sorted.slice(0, mostListed)
  const rest = results.length - listed.length
  const notes = results.flatMap(refusedAddressNotes)
  const rows = listed.map(({ OrdenServicio, resultado, para, isRenewed, ...refusal }) => [
    orderName(OrdenServicio),
    isRenewed ? `${resultado}, plazo nuevo` : resultado,
    whyRefused(refusal) ?? para,
  ])
  const tooLate = results.some(({ reason }) => reason === 'tooLate')
  return [
    ...(rows.length > 0 ? [table(['Orden', 'Resultado', 'Para'], rows), ''] : []),
    ...(rest > 0 ? [`… y ${counted(rest, 'orden', 'órdenes')} más; con --json están todas.`, ''] : []),
    ...notes.slice(0, mostListed),
    ...(tooLate ? [howWhenLate] : []),
    ...(notes.length > 0 || tooLate ? [''] : []),
    sums(results),
  ].join('\n')
}
