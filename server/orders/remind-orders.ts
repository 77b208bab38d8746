import { identity } from '../../content/identity.ts'
import { enqueueMail, type Mail } from '../mail/enqueue-mail.ts'
import { findLastSent, hasMail } from '../mail/sent-mail-store.ts'
import type { Parts } from '../parts.ts'
import { laboratoryZone } from './business-days.ts'
import { mailReceivers } from './mail-receivers.ts'
import { orderLink } from './order-link.ts'
import { type DueOrder, listLapsingOrders } from './reminder-store.ts'
import { reminderTime } from './reminder-time.ts'
import { spokenInstant } from './spoken-instant.ts'

/** Longer than any row of closed days between a last business day and the deadline after it. */
const lookAhead = Temporal.Duration.from({ hours: 14 * 24 })

type RemindParts = Pick<Parts, 'db' | 'now' | 'settings' | 'mailQueued'>

// An order that is extended gets another one for its new deadline.
const reminderKey = ({ OrdenServicio, fechaLimite }: DueOrder) =>
  `recordatorio:${OrdenServicio}:${fechaLimite.epochMilliseconds}`

function reminderMail(order: DueOrder, baseUrl: string): Mail {
  const { idOrden, OrdenServicio, Correo, fechaLimite } = order
  return {
    clave: reminderKey(order),
    para: mailReceivers(Correo),
    responderA: identity.correo,
    asunto: `Recordatorio: confirma los datos de la orden ${OrdenServicio}`.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
    texto: [
      'Hola:',
      '',
      `Los datos de la orden ${OrdenServicio} siguen sin confirmar. Puedes revisarlos hasta el ${spokenInstant(fechaLimite)}:`,
      '',
      orderLink(baseUrl, idOrden),
      '',
      'Después ya no se pueden cambiar: el servicio sigue con la información que tenemos, y un cambio posterior puede tener costo.',
      '',
      `${identity.nombre} · ${identity.telefono.texto}`,
      '',
    ].join('\n'),
    motivo: 'recordatorio',
    OrdenServicio,
  }
}

const localDate = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(laboratoryZone).toPlainDate()

/** Only who got the link by `ordenes enviar`, and not just today, is reminded: nobody hears of an order from its reminder. */
async function isToBeReminded({ db, settings }: RemindParts, order: DueOrder, now: Temporal.Instant): Promise<boolean> {
  if (Temporal.Instant.compare(now, reminderTime(order.fechaLimite, settings.closedDays)) < 0) return false
  if (await hasMail(db, reminderKey(order))) return false
  const invited = await findLastSent(db, order.OrdenServicio, 'invitacion')
  return invited !== undefined && Temporal.PlainDate.compare(localDate(invited), localDate(now)) < 0
}

/**
 * Stores a reminder for every open order in its last business day whose link was sent before that day; one for each
 * deadline, however often this runs. Returns how many were stored.
 */
export async function remindOrders(parts: RemindParts): Promise<number> {
  const now = parts.now()
  let stored = 0
  for (const order of await listLapsingOrders(parts.db, now, now.add(lookAhead))) {
    if (!(await isToBeReminded(parts, order, now))) continue
    const mail = reminderMail(order, parts.settings.baseUrl)
    if (await parts.db.transaction().execute((tx) => enqueueMail(tx, mail, now))) stored += 1
  }
  if (stored > 0) parts.mailQueued?.()
  return stored
}

const lookEvery = 60_000

/** Looks every minute whom to remind. `stop` waits for the look under way. */
export function startReminders(parts: Parts, warn: (details: object, message: string) => void) {
  let running: Promise<unknown> = Promise.resolve()
  const look = () => {
    running = running.then(() => remindOrders(parts)).catch((err) => warn({ err }, 'reminders not stored'))
  }
  look()
  const timer = setInterval(look, lookEvery)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
