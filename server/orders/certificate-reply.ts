import type { CertificateReply } from '../../contract/calls/orders.ts'
import type { Instrument } from '../../contract/order-fields.ts'
import { deadlineReply } from './deadline-reply.ts'
import { instrumentValues } from './instrument-store.ts'
import type { Order, OrderInstrument } from './order.ts'
import type { Survey } from './survey-store.ts'

const shown = (instrument: OrderInstrument): Instrument => ({
  idDatoCert: instrument.idDatoCert,
  ...instrumentValues(instrument),
})

function receivedBefore({ tocados, recibido }: OrderInstrument): Record<string, string> {
  return Object.fromEntries(tocados.map((field) => [field, recibido[field]]))
}

/** What POST /api/datos-certificado answers. Source: design §7. */
export function certificateReplyOf(
  { order, instruments, survey }: { order: Order; instruments: readonly OrderInstrument[]; survey: Survey | undefined },
  now: Temporal.Instant,
): CertificateReply {
  const instrumentos = instruments.filter(({ adicional }) => !adicional).map(shown)
  const instrumentosAdicional = instruments.filter(({ adicional }) => adicional).map(shown)
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
