import type { CertificateReply } from '../../../contract/calls/orders.ts'
import type { Order, OrderInstrument } from '../order.ts'
import type { Survey } from '../survey-store.ts'
import { deadlineReply } from './deadline-reply.ts'

function receivedBefore({ tocados, recibido }: OrderInstrument): Record<string, string> {
  return Object.fromEntries(tocados.map((field) => [field, recibido[field]]))
}

/** What POST /api/datos-certificado answers, cut to its schema when it leaves. Source: design §7. */
export function certificateReplyOf(
  { order, instruments, survey }: { order: Order; instruments: readonly OrderInstrument[]; survey: Survey | undefined },
  now: Temporal.Instant,
): CertificateReply {
  const instrumentos = instruments.filter(({ adicional }) => !adicional)
  const instrumentosAdicional = instruments.filter(({ adicional }) => adicional)
  const touched = instruments.filter(({ tocados }) => tocados.length > 0)
  return {
    idOrden: order.idOrden,
    OrdenServicio: order.OrdenServicio,
    ...order.billing,
    instrumentos,
    instrumentosAdicional,
    data: [...instrumentos, ...instrumentosAdicional],
    ...deadlineReply(order, now),
    recibidoInstrumentos: Object.fromEntries(touched.map((each) => [each.idDatoCert, receivedBefore(each)])),
    ...(survey && { encuesta: survey }),
  }
}
