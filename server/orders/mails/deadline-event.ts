import { createHash } from 'node:crypto'
import { identity } from '../../../content/identity.ts'
import type { TextAttachment } from '../../mail/attachment.ts'
import { calendarFile } from '../../mail/calendar-event.ts'
import { fileName } from '../../mail/file-name.ts'
import { deadlineWords } from '../deadline/deadline-words.ts'
import type { Order } from '../order.ts'
import { orderLink } from '../order-link.ts'

/** The calendar shows the half hour that ends with the deadline. */
const shownFor = Temporal.Duration.from({ minutes: 30 })
/** Minutes before it at which the calendar rings. */
const alarm = 180

/** The deadline for the customer's calendar. A later mail's moves the event that the calendar has. */
export function deadlineEvent(order: Order, baseUrl: string, now: Temporal.Instant): TextAttachment {
  const { OrdenServicio, idOrden, fechaLimite } = order
  const link = orderLink(baseUrl, idOrden)
  // The number may hold anything; an identifier may not.
  const name = createHash('sha256').update(OrdenServicio).digest('hex').slice(0, 32)
  return {
    nombre: fileName('fecha-limite', OrdenServicio, 'ics'),
    tipo: 'text/calendar; charset=utf-8; method=PUBLISH',
    texto: calendarFile({
      uid: `orden-${name}@${new URL(baseUrl).hostname}`,
      revision: Math.floor(now.epochMilliseconds / 60_000),
      createdAt: now,
      starts: fechaLimite.subtract(shownFor),
      ends: fechaLimite,
      summary: `Vence: confirmar los datos de la orden ${OrdenServicio}`,
      description: `Vence el ${deadlineWords(fechaLimite)}.\n${link}\n${identity.nombre}, ${identity.telefono.texto}`,
      url: link,
      alarm,
    }),
  }
}
