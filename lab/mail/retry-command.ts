import { findMailState, type MailState, retryMails } from '../../server/mail/outbox-status-store.ts'
import { labCommand } from '../lab-command.ts'
import { counted } from '../spoken.ts'

function parseNumber(written: string): number {
  if (!/^\d{1,9}$/.test(written)) throw new RangeError(`«${written}» no es el número de un correo.`)
  return Number(written)
}

function notRetried(id: number, estado: MailState | undefined): string {
  if (estado === undefined) return `No hay ningún correo ${id}. El número es el que da correo estado.`
  return `El correo ${id} está ${estado}; se reintenta lo descartado y lo que falló y espera otro intento.`
}

/** `correo reintentar`: what was discarded or waits for its next try leaves now. */
export const retryCommand = labCommand<object, [id?: number]>({
  brief: 'Vuelve a intentar los correos descartados y los que esperan su próximo intento',
  full: 'Vuelve a intentar los correos descartados y los que esperan su próximo intento; con un número, solo ese. Los envía el servidor, que debe estar en marcha.',
  example: 'correo reintentar 17',
  flags: {},
  positional: {
    kind: 'tuple',
    parameters: [
      {
        parse: parseNumber,
        placeholder: 'CORREO',
        optional: true,
        brief: 'Número del correo, como lo da correo estado',
      },
    ],
  },
  async run(lab, _, id) {
    const { db, now } = await lab.open()
    const reintentados = await retryMails(db, { id }, now())
    if (id !== undefined && reintentados === 0)
      return {
        json: { reintentados },
        text: notRetried(id, await findMailState(db, id)),
        refused: true,
      }
    return {
      json: { reintentados },
      text: `${counted(reintentados, 'correo saldrá', 'correos saldrán')} en el próximo envío.`,
    }
  },
})
