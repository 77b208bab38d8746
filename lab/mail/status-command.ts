import { countMails, findOldestWaiting, listTroubledMails } from '../../server/mail/mail-status-store.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { counted, shortInstant } from '../spoken.ts'
import { table } from '../table.ts'

const longestError = 60
const shortened = (text: string) => (text.length > longestError ? `${text.slice(0, longestError - 1)}…` : text)

/** `correo estado`: how many mails left, wait or were discarded, and what is wrong with those that could not leave. */
export const statusCommand = labCommand<object, []>({
  brief: 'Dice cuántos correos salieron, esperan o se descartaron, y por qué',
  flags: {},
  positional: { kind: 'tuple', parameters: [] },
  async run(lab) {
    const { db } = await lab.open()
    const [counts, oldest, troubled] = await Promise.all([countMails(db), findOldestWaiting(db), listTroubledMails(db)])
    const json = {
      ...counts,
      masAntiguo: oldest ? isoInstant(oldest) : null,
      conProblemas: troubled.map(({ creadoEn, proximoEn, ...mail }) => ({
        ...mail,
        OrdenServicio: mail.OrdenServicio ?? null,
        creadoEn: isoInstant(creadoEn),
        proximoEn: mail.estado === 'pendiente' ? isoInstant(proximoEn) : null,
      })),
    }
    const lines = [
      `${counted(counts.enviado, 'enviado', 'enviados')} · ${counted(counts.pendiente, 'pendiente', 'pendientes')} · ${counted(counts.descartado, 'descartado', 'descartados')}`,
      ...(oldest ? [`El pendiente más antiguo es del ${shortInstant(oldest)}.`] : []),
    ]
    if (troubled.length === 0) return { json, text: lines.join('\n') }
    const rows = troubled.map(({ id, estado, motivo, para, intentos, proximoEn, ultimoError = '' }) => [
      String(id),
      estado,
      motivo,
      para,
      String(intentos),
      estado === 'pendiente' ? shortInstant(proximoEn) : '—',
      shortened(ultimoError),
    ])
    const head = ['Correo', 'Estado', 'Motivo', 'Para', 'Intentos', 'Próximo intento', 'Último error']
    return { json, text: `${lines.join('\n')}\n\n${table(head, rows, ['Correo', 'Intentos'])}` }
  },
})
