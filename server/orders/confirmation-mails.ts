import { identity } from '../../content/identity.ts'
import { type BillingField, billingFields, editableInstrumentFields } from '../../contract/order-fields.ts'
import type { Mail } from '../mail/enqueue-mail.ts'
import { mailReceivers } from './mail-receivers.ts'
import type { Order, OrderInstrument } from './order.ts'
import { orderLink } from './order-link.ts'
import { spokenInstant } from './spoken-instant.ts'

type ConfirmedOrder = Order & { confirmadaEn: Temporal.Instant }

const labels: Partial<Record<BillingField, string>> = {
  Direccion: 'Dirección',
  CP: 'Código postal',
  MetodoPago: 'Método de pago',
  FormaPago: 'Forma de pago',
  UsoCFDI: 'Uso del CFDI',
  RegimenFiscal: 'Régimen fiscal',
}

const orDash = (value: string) => (value === '' ? '—' : value)
// A subject is one line; whatever the ERP put into a number must not break it.
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

function instrumentLine(instrument: OrderInstrument): string {
  const parts = editableInstrumentFields.map((field) => instrument[field]).filter((value) => value !== '')
  return `- ${instrument.idDatoCert}: ${parts.join(' · ')}`
}

function confirmedData({ billing }: Order, instruments: readonly OrderInstrument[]): string[] {
  return [
    'Datos de facturación',
    ...billingFields.map((field) => `${labels[field] ?? field}: ${orDash(billing[field])}`),
    '',
    `Instrumentos (${instruments.length}): folio, instrumento, marca, modelo, serie, identificación`,
    ...instruments.map(instrumentLine),
  ]
}

/**
 * What the customer keeps: what was confirmed and when, the link to read it, and the log's newest hash, by which a log
 * that was shortened later shows. To the addresses in Correo; to nobody where it holds none.
 */
export function receiptMail(
  order: ConfirmedOrder,
  instruments: readonly OrderInstrument[],
  { huella, baseUrl }: { huella: string; baseUrl: string },
): Mail {
  const { OrdenServicio } = order
  return {
    clave: `recibo:${OrdenServicio}`,
    para: mailReceivers(order.billing.Correo),
    asunto: oneLine(`Orden ${OrdenServicio} confirmada`),
    texto: [
      `Recibimos tu confirmación de la orden ${OrdenServicio} el ${spokenInstant(order.confirmadaEn)}.`,
      'Con estos datos se hará el certificado de calibración y la factura; ya no se pueden cambiar en el enlace.',
      '',
      'Puedes consultarlos aquí:',
      orderLink(baseUrl, order.idOrden),
      '',
      ...confirmedData(order, instruments),
      '',
      `Si algo no está bien, llámanos hoy mismo: ${identity.telefono.texto}.`,
      '',
      identity.nombre,
      '',
      `Huella de la bitácora: ${huella}`,
    ].join('\n'),
    motivo: 'recibo',
    OrdenServicio,
    responderA: identity.correo,
  }
}

/** What the laboratory reads: that an order is confirmed, and what the customer changed. Without the secret link. */
export function confirmationNotice(order: ConfirmedOrder, instruments: readonly OrderInstrument[]): Mail {
  const { OrdenServicio, billing, recibido, tocados } = order
  const change = (field: string, before: string, after: string) => `- ${field}: ${orDash(before)} → ${orDash(after)}`
  const changes = [
    ...tocados.map((field) => change(field, recibido[field], billing[field])),
    ...instruments.flatMap((each) =>
      each.tocados.map((field) => change(`${each.idDatoCert} ${field}`, each.recibido[field], each[field])),
    ),
  ]
  return {
    clave: `confirmada:${OrdenServicio}`,
    para: identity.correo,
    asunto: oneLine(`Orden ${OrdenServicio} confirmada por el cliente`),
    texto: [
      `${orDash(billing.Empresa)} confirmó la orden ${OrdenServicio} el ${spokenInstant(order.confirmadaEn)}.`,
      '',
      ...(changes.length > 0 ? ['Cambió estos datos:', ...changes] : ['No cambió ningún dato.']),
    ].join('\n'),
    motivo: 'confirmada',
    OrdenServicio,
  }
}
