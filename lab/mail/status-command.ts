import {
  countMails,
  findOldestWaiting,
  listTroubledMails,
  type MailState,
} from '../../server/mail/outbox-status-store.ts'
import { isoInstant, maybeIsoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { shortened } from '../shortened.ts'
import { counted, shortInstant } from '../spoken.ts'
import { table } from '../table.ts'

const longestError = 60

/** States that are always told of, even where no mail is in them. */
const always: readonly MailState[] = ['enviado', 'pendiente', 'descartado']

const sums = (counts: Record<MailState, number>) =>
  (Object.entries(counts) as [MailState, number][])
    .filter(([state, count]) => count > 0 || always.includes(state))
    .sort(([a], [b]) => place(a) - place(b))
    .map(([state, count]) => counted(count, state, `${state}s`))
    .join(' · ')

const place = (state: MailState) => (always.includes(state) ? always.indexOf(state) : always.length)

/** `correo estado`: how many mails left, wait or were discarded, and what is wrong with those that could not leave. */
export const statusCommand = labCommand<object, []>({
  brief: 'Dice cuántos correos salieron, esperan, se descartaron o volvieron, y por qué',
  full: 'Dice cuántos correos salieron, esperan, se descartaron o volvieron, y qué pasa con cada uno que no ha llegado.',
  example: 'correo estado',
  flags: {},
  positional: { kind: 'tuple', parameters: [] },
  async run(lab) {
    const { db } = await lab.open()
    const [counts, oldest, troubled] = await Promise.all([countMails(db), findOldestWaiting(db), listTroubledMails(db)])
    const json = {
      ...counts,
      masAntiguo: maybeIsoInstant(oldest),
      conProblemas: troubled.map(({ creadoEn, proximoEn, ...mail }) => ({
        ...mail,
        OrdenServicio: mail.OrdenServicio ?? null,
        creadoEn: isoInstant(creadoEn),
        proximoEn: mail.estado === 'pendiente' ? isoInstant(proximoEn) : null,
      })),
    }
    const lines = [sums(counts), ...(oldest ? [`El pendiente más antiguo es del ${shortInstant(oldest)}.`] : [])]
    if (troubled.length === 0) return { json, text: lines.join('\n') }
    const rows = troubled.map(
      ({ id, estado, motivo, OrdenServicio = '', para, intentos, proximoEn, ultimoError = '' }) => [
        String(id),
        estado,
        motivo,
        OrdenServicio,
        para,
        String(intentos),
        estado === 'pendiente' ? shortInstant(proximoEn) : '—',
        shortened(ultimoError, longestError),
      ],
    )
    const head = ['Correo', 'Estado', 'Motivo', 'Orden', 'Para', 'Intentos', 'Próximo intento', 'Último error']
    return { json, text: `${lines.join('\n')}\n\n${table(head, rows, ['Correo', 'Intentos'])}` }
  },
})
