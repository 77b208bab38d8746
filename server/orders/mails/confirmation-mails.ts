import { identity } from '../../../content/identity.ts'
import { certificateLabels } from '../../../contract/certificate/sheet.ts'
import { billingLabels } from '../../../contract/field-labels.ts'
import { billingFields, editableInstrumentFields } from '../../../contract/order-fields.ts'
import type { DocumentAttachment } from '../../mail/attachment.ts'
import type { Mail } from '../../mail/enqueue-mail.ts'
import { fileName } from '../../mail/file-name.ts'
import { type Letter, type LetterBlock, type LetterCell, paragraph } from '../../mail/letter.ts'
import { oneLine } from '../../mail/one-line.ts'
import { writtenLetter } from '../../mail/written-letter.ts'
import { deadlineWords } from '../deadline/deadline-words.ts'
import type { Order, OrderInstrument } from '../order.ts'
import { orderLink } from '../order-link.ts'
import { isoInstant } from '../order-trail.ts'
import { type PrintedOrder, printedFields } from '../printed-order.ts'
import { aboutOrder, reachUs } from './letter-parts.ts'
import { answersTo, mailReceivers } from './mail-receivers.ts'

/** An order as it was confirmed. */
interface Confirmation {
  order: Order & { confirmadaEn: Temporal.Instant }
  instruments: readonly OrderInstrument[]
  /** The log's newest hash, by which a log that was shortened later shows. */
  huella: string
}

/** What the document `previewDocument` is composed of. */
export interface PreviewData extends PrintedOrder {
  /** ISO 8601: when it was confirmed. */
  creadoEn: string
}
/** The name under which the sender knows the certificates' preview. */
export const previewDocument = 'vista-previa'

function changedCells({ order, instruments }: Confirmation): LetterCell[] {
  const { billing, recibido, tocados } = order
  return [
    ...tocados.map((field) => ({ label: billingLabels[field], before: recibido[field], value: billing[field] })),
    ...instruments.flatMap((each) =>
      each.tocados.map((field) => ({
        label: `${certificateLabels[field]} del folio ${each.idDatoCert}`,
        before: each.recibido[field],
        value: each[field],
      })),
    ),
  ]
}

function changes(confirmation: Confirmation): LetterBlock {
  const cells = changedCells(confirmation)
  if (cells.length === 0) return paragraph('No se cambió ningún dato de los que mandó el laboratorio.')
  return { kind: 'cells', title: 'Lo que cambió (antes → después)', cells }
}

function instrumentCell(instrument: OrderInstrument): LetterCell {
  const parts = editableInstrumentFields.map((field) => instrument[field]).filter((value) => value.trim() !== '')
  return { label: `Folio ${instrument.idDatoCert}`, value: parts.join(' · ') }
}

function data({ order, instruments, huella }: Confirmation): LetterBlock[] {
  return [
    {
      kind: 'cells',
      title: 'Datos de facturación',
      cells: billingFields.map((field) => ({ label: billingLabels[field], value: order.billing[field] })),
    },
    {
      kind: 'cells',
      title: `Instrumentos (${instruments.length}): descripción, marca, modelo, serie, identificación`,
      cells: instruments.map(instrumentCell),
    },
    {
      kind: 'cells',
      title: 'Comprobante',
      cells: [
        { label: 'Versión de los datos', value: String(order.version) },
        { label: 'Huella de la bitácora', value: huella },
      ],
    },
  ]
}

/**
 * The certificates' preview, composed of the data as they are now, whatever becomes of the order until the mail leaves.
 */
function preview({ order, instruments }: Confirmation): DocumentAttachment {
  const { OrdenServicio, confirmadaEn } = order
  const datos: PreviewData = {
    order: printedFields(order),
    instruments: instruments.map(({ adicional: _, recibido: __, tocados: ___, ...instrument }) => instrument),
    creadoEn: isoInstant(confirmadaEn),
  }
  return {
    nombre: fileName('vista-previa', OrdenServicio, 'pdf'),
    tipo: 'application/pdf',
    documento: previewDocument,
    datos,
  }
}

// An order opened again is confirmed again: each confirmation has its receipt.
const key = (kind: string, { OrdenServicio, confirmadaEn }: Confirmation['order']) =>
  `${kind}:${OrdenServicio}:${confirmadaEn.epochMilliseconds}`

function mail(confirmation: Confirmation, letter: Letter) {
  const { OrdenServicio } = confirmation.order
  return { ...writtenLetter(letter), adjuntos: [preview(confirmation)], OrdenServicio }
}

/**
 * What the customer keeps: what was confirmed, when and what he changed, the link to read it,
 * and the log's newest hash. To the addresses in Correo; to nobody where it holds none.
 */
export function receiptMail(confirmation: Confirmation, baseUrl: string): Mail {
  const { order } = confirmation
  const { OrdenServicio, confirmadaEn } = order
  return {
    clave: key('recibo', order),
    para: mailReceivers(order.billing.Correo),
    asunto: oneLine(`Orden ${OrdenServicio} confirmada`),
    ...mail(confirmation, {
      about: aboutOrder(OrdenServicio),
      title: 'Recibimos tu confirmación',
      blocks: [
        paragraph(`Confirmaste los datos el ${deadlineWords(confirmadaEn)}.`),
        paragraph(
          'Con ellos se harán el certificado de calibración y la factura; en el enlace ya no se pueden cambiar. La vista previa de los certificados va adjunta.',
        ),
        changes(confirmation),
        ...data(confirmation),
        { kind: 'action', label: 'Consultar los datos', href: orderLink(baseUrl, order.idOrden) },
        paragraph(`Si algo no está bien, llámanos hoy mismo al ${identity.telefono.texto}.`),
        reachUs(),
      ],
    }),
    motivo: 'recibo',
    responderA: identity.correo,
  }
}

/** What the laboratory keeps: the same, without the secret link. An answer goes to the customer. */
export function confirmationNotice(confirmation: Confirmation): Mail {
  const { order } = confirmation
  const { OrdenServicio, billing, confirmadaEn } = order
  return {
    clave: key('confirmada', order),
    para: identity.correo,
    ...answersTo(billing.Correo),
    asunto: oneLine(`Orden ${OrdenServicio} confirmada por el cliente`),
    ...mail(confirmation, {
      about: aboutOrder(OrdenServicio),
      title: 'El cliente confirmó',
      blocks: [
        paragraph(`${billing.Empresa || 'El cliente'} confirmó los datos el ${deadlineWords(confirmadaEn)}.`),
        changes(confirmation),
        ...data(confirmation),
      ],
    }),
    motivo: 'confirmada',
  }
}
