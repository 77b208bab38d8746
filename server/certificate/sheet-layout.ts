import {
  certificateSheet,
  certificateTitle,
  customerNote,
  type SheetItem,
  type SheetSection,
  scopeNote,
} from '../../contract/certificate/sheet.ts'
import type { Instrument } from '../../contract/order-fields.ts'
import type { PrintedFields } from '../orders/printed-order.ts'
import { Flow } from './flow.ts'
import { continuationHead, type Issuer, letterhead } from './letterhead.ts'
import { type PageLayout, styles } from './page-layout.ts'
import { body, openSection, sectionGap, sectionRows, wideCell } from './section-layout.ts'
import { TableLayout } from './table-layout.ts'

function resultColumns(first: string, columns: string[]) {
  const gap = 8
  const width = (body.width + gap) / (columns.length + 1)
  return [first, ...columns].map((label, index) => ({ x: body.x + index * width, width: width - gap, label }))
}

function placeResults(
  flow: Flow,
  title: string,
  { points, columns, pending }: NonNullable<SheetSection['results']>,
): void {
  const asked = points.kind === 'none' ? undefined : points.text
  const asText: SheetItem[] =
    asked === undefined ? [] : [{ label: 'Puntos solicitados', value: asked, kind: 'known', cliente: false }]
  openSection(flow, title, asText)
  for (const each of asText) wideCell(flow, each)
  const waiting = columns.map(() => ({ text: pending, style: styles.pendingCell }))
  const unit = points.kind === 'list' && points.unit !== '' ? `Punto (${points.unit})` : 'Punto'
  const table = new TableLayout(flow, resultColumns(unit, columns))
  const rows = points.kind === 'list' ? points.points : []
  for (const point of rows) table.addRow([{ text: point, style: styles.cell }, ...waiting])
  if (rows.length === 0) table.addRow([{ text: 'por definir', style: styles.pendingCell }, ...waiting])
  flow.y += sectionGap
}

/** The pages of one instrument's sheet, nearly always one. */
export function sheetPages(order: PrintedFields, instrument: Instrument, issuer: Issuer): PageLayout[] {
  const sheet = certificateSheet(order, instrument)
  const subtitle = `Folio de datos ${sheet.folio} · Orden ${order.OrdenServicio}`
  const flow = new Flow(
    (first) =>
      first
        ? letterhead(issuer, certificateTitle, subtitle)
        : continuationHead(`${certificateTitle} · ${subtitle} · continuación`),
    `${customerNote} ${scopeNote}`,
  )
  flow.page.bookmark = [sheet.folio, instrument.Instrumento, instrument.Identificacion].filter(Boolean).join(' · ')
  sheet.sections.forEach(({ title, items, results }, index) => {
    const numbered = `${index + 1}. ${title}`
    if (results) placeResults(flow, numbered, results)
    else sectionRows(flow, numbered, items)
  })
  flow.page.end = 'Fin de la hoja'
  return flow.pages
}
