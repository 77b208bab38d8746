import { basename } from 'node:path'
import { readOrderNumbers } from '../../server/orders/import/read-order-numbers.ts'
import { type SendOptions, sendInvitation } from '../../server/orders/mails/send-invitation.ts'
import { type SendResult, sendInvitations, sentResult } from '../../server/orders/mails/send-invitations.ts'
import { listOrders } from '../../server/orders/order-store.ts'
import type { Parts } from '../../server/parts.ts'
import type { Answer, Lab } from '../lab.ts'
import { labCommand } from '../lab-command.ts'
import { progressBar } from '../progress.ts'
import { readBytes } from '../read-file.ts'
import { spokenDeadline } from '../spoken.ts'
import { WrongUse } from '../wrong-use.ts'
import { comoFlag, noteOf } from './correction-flags.ts'
import { mailPreview } from './mail-preview.ts'
import { orderNumber } from './order-argument.ts'
import { refusedAddressNotes, sendReport, sentJson } from './send-report.ts'

interface SendFlags {
  todas?: boolean
  archivo?: string
  'otra-vez'?: boolean
  renovar?: boolean
  'aun-asi'?: boolean
  ver?: boolean
  como?: string
}

function optionsOf(lab: Lab, flags: SendFlags): SendOptions {
  if (flags.renovar && flags['aun-asi']) throw new WrongUse('--renovar y --aun-asi no van juntas: elige una.')
  return {
    again: flags['otra-vez'] === true,
    renew: flags.renovar === true,
    anyway: flags['aun-asi'] === true,
    note: { ...noteOf(lab, flags), motivo: 'Se envió el enlace con --renovar' },
  }
}

/** The orders that many were asked for; undefined where one was. @throws WrongUse unless exactly one way is given. */
async function manyNumbers(lab: Lab, { todas, archivo }: SendFlags, ORDEN: string | undefined) {
  const ways = [ORDEN !== undefined, todas === true, archivo !== undefined].filter(Boolean)
  if (ways.length !== 1) throw new WrongUse('Di qué órdenes: ORDEN, --todas o --archivo ARCHIVO, una sola de las tres.')
  if (archivo !== undefined) return readOrderNumbers(basename(archivo), await readBytes(archivo))
  if (!todas) return undefined
  const { db, now } = await lab.open()
  return (await listOrders(db, { estado: 'abierta' }, now())).map(({ OrdenServicio }) => OrdenServicio)
}

function singleText({ OrdenServicio, resultado, para, order, isRenewed }: SendResult): string {
  if (resultado === 'ya enviada')
    return `La invitación de ${OrdenServicio} ya se había enviado a ${para}. Con --otra-vez se envía de nuevo.`
  const renewed = isRenewed && order ? ` Vence ahora el ${spokenDeadline(order.fechaLimite)}.` : ''
  return `La invitación de ${OrdenServicio} sale para ${para}.${renewed}`
}

async function sendSingle(parts: Parts, OrdenServicio: string, options: SendOptions): Promise<Answer> {
  const result = sentResult(await sendInvitation(parts, OrdenServicio, options))
  return {
    json: sentJson(result, parts.settings.baseUrl),
    text: singleText(result),
    notes: refusedAddressNotes(result),
  }
}

async function sendMany(lab: Lab, parts: Parts, numbers: readonly string[], options: SendOptions): Promise<Answer> {
  const bar = progressBar(lab, numbers.length, 'órdenes')
  let results: SendResult[]
  try {
    results = await sendInvitations(parts, numbers, { ...options, onProgress: bar.update })
  } finally {
    bar.stop()
  }
  return {
    json: results.map((result) => sentJson(result, parts.settings.baseUrl)),
    text: sendReport(results),
    refused: results.some(({ resultado }) => resultado === 'rechazada'),
  }
}

const flag = (brief: string) => ({ kind: 'boolean', optional: true, withNegated: false, brief }) as const

/** `ordenes enviar`: mails the link to the addresses of one order, of those in a file, or of all that are open. */
export const sendCommand = labCommand<SendFlags, [OrdenServicio?: string]>({
  brief: 'Envía por correo el enlace de una orden, de las de un archivo o de todas las abiertas',
  full: [
    'Envía el enlace al Correo de cada orden. Los correos salen del servidor en cuanto esté en marcha.',
    'La invitación no sale dos veces para la misma fecha límite, salvo con --otra-vez; no sale si falta menos de un día hábil, salvo con --renovar o --aun-asi.',
  ].join('\n'),
  example: ['ordenes enviar OS-2026-0412 --ver', 'ordenes enviar --archivo hoy.csv', 'ordenes enviar --todas'],
  flags: {
    todas: flag('A todas las órdenes abiertas'),
    archivo: {
      kind: 'parsed',
      parse: String,
      optional: true,
      placeholder: 'ARCHIVO',
      brief: 'A las órdenes que nombra: .txt con un número por renglón, o el .csv, .xlsx o .json que se importó',
    },
    'otra-vez': flag('También a quien ya se le envió'),
    renovar: flag('Si falta menos de un día hábil, cuenta el plazo de nuevo desde ahora'),
    'aun-asi': flag('También si falta menos de un día hábil'),
    ver: flag('Muestra un correo como saldría; no envía nada'),
    como: comoFlag,
  },
  positional: {
    kind: 'tuple',
    parameters: [{ ...orderNumber, optional: true }],
  },
  async run(lab, flags, ORDEN) {
    const options = optionsOf(lab, flags)
    const numbers = await manyNumbers(lab, flags, ORDEN)
    const parts = await lab.open()
    if (flags.ver) return mailPreview(parts, ORDEN ?? numbers?.[0], options)
    return numbers === undefined ? sendSingle(parts, ORDEN ?? '', options) : sendMany(lab, parts, numbers, options)
  },
})
