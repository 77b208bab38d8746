import type { PrintedOrder } from '../orders/printed-order.ts'
import type { Issuer } from './letterhead.ts'
import { overviewPages } from './overview-layout.ts'
import { pageFoot } from './page-foot.ts'
import type { PageLayout } from './page-layout.ts'
import { openPdf, paintPage } from './pdf-painter.ts'
import { sheetPages } from './sheet-layout.ts'

export interface PreviewSource extends PrintedOrder {
  issuer: Issuer
  createdAt: Temporal.Instant
  /** Waits until this document may work on its next page. */
  turn: () => Promise<void>
}

async function* pages({ order, instruments, issuer, turn }: PreviewSource): AsyncGenerator<PageLayout> {
  await turn()
  yield* overviewPages(order, instruments, issuer)
  for (const instrument of instruments) {
    await turn()
    yield* sheetPages(order, instrument, issuer)
  }
}

/**
 * The preview of an order's certificates as one PDF, in pieces: a table of all instruments, then a sheet for each.
 * Laid out twice, since 'Página x de y' needs y first: so no more than one sheet is held, and a reader that goes away
 * or is slow stops or holds the work.
 */
export async function* certificatePdf(source: PreviewSource): AsyncGenerator<Uint8Array> {
  let total = 0
  for await (const _ of pages(source)) total += 1
  const { pdf, root } = openPdf(`Vista previa ${source.order.OrdenServicio}, sin validez`, source.createdAt)
  let number = 0
  for await (const page of pages(source)) {
    number += 1
    paintPage(pdf, root, page, pageFoot(page, number, total))
    const piece: Uint8Array | null = pdf.read()
    if (piece) yield piece
  }
  await source.turn()
  root.end()
  pdf.end()
  for (let piece: Uint8Array | null = pdf.read(); piece; piece = pdf.read()) yield piece
}
