import type { SheetOrder } from '../../../contract/certificate/sheet.ts'
import type { Outcome } from '../../api/call.ts'
import type { LooseCertificate } from '../../api/order-replies.ts'
import { type OrderView, orderView } from '../order/order-view.ts'

/** What a sheet takes from an order. */
export const sheetOrder = ({ OrdenServicio, billing }: OrderView): SheetOrder & { OrdenServicio: string } => ({
  OrdenServicio,
  ...billing,
})

export type PreviewData = { kind: 'shown'; order: OrderView } | { kind: 'failed'; message: string }

const closedSheet = 'La fecha límite ha expirado o la orden ya está confirmada.'

/** The answer of POST /api/datos-certificado as the preview shows it. Sentences and their cases: specification §8. */
export function previewData(idOrden: string, outcome: Outcome<LooseCertificate>): PreviewData {
  if (outcome.kind === 'ok') return { kind: 'shown', order: orderView(idOrden, undefined, outcome.reply) }
  if (outcome.kind !== 'refused') return { kind: 'failed', message: 'Error de conexión al cargar Certificado' }
  if (outcome.status === 403) return { kind: 'failed', message: closedSheet }
  return { kind: 'failed', message: outcome.error ?? 'Error al obtener datos del Certificado' }
}
