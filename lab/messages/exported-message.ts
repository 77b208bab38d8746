import type { Message } from '../../server/contact/message.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'

/** A message for a program: absent values are null. */
export function exportedMessage({ recibidoEn, OrdenServicio, sospecha, ...message }: Message) {
  return {
    ...message,
    OrdenServicio: OrdenServicio ?? null,
    recibidoEn: isoInstant(recibidoEn),
    sospecha: sospecha ?? null,
  }
}
