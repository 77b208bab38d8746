import { overviewColumns } from '../../contract/certificate/overview.ts'
import { blankValue, customerItems, customerNote } from '../../contract/certificate/sheet.ts'
import type { Instrument } from '../../contract/order-fields.ts'
import type { PrintedFields } from '../orders/printed-order.ts'
import { Flow } from './flow.ts'
import { continuationHead, type Issuer, letterhead } from './letterhead.ts'
import { measure, type PageLayout, paper, styles, tagged, textBlock } from './page-layout.ts'
import { sectionRows } from './section-layout.ts'
import { TableLayout } from './table-layout.ts'

const gap = 8

function columns() {
  const total = overviewColumns.reduce((sum, { share }) => sum + share, 0)
  let x: number = paper.left
  return overviewColumns.map(({ label, share, cliente }) => {
    const width = ((measure + gap) * share) / total
    const column = { x, width: width - gap, label, cliente }
    x += width
    return column
  })
}

/** The pages of the table of all instruments. */
export function overviewPages(order: PrintedFields, instruments: readonly Instrument[], issuer: Issuer): PageLayout[] {
  const count = instruments.length === 1 ? '1 instrumento' : `${instruments.length} instrumentos`
  const title = 'Instrumentos de la orden'
  const flow = new Flow(
    (first) =>
      first
        ? letterhead(issuer, title, `Orden ${order.OrdenServicio} · ${count}`)
        : continuationHead(`${title} ${order.OrdenServicio} · continuación`),
    customerNote,
  )
  flow.page.bookmark = title
  sectionRows(flow, 'Cliente', customerItems(order))
  flow.y += 10
  if (instruments.length === 0) {
    const { drawings } = textBlock('La orden no tiene instrumentos.', styles.note, {
      x: paper.left,
      y: flow.y,
      width: measure,
    })
    flow.page.content.push(tagged('P', drawings))
  }
  const table = new TableLayout(flow, columns())
  instruments.forEach((instrument, index) => {
    table.addRow(
      overviewColumns.map(({ value }) => {
        const text = value(instrument, index)
        return text === '' ? { text: blankValue, style: styles.pendingCell } : { text, style: styles.cell }
      }),
    )
  })
  return flow.pages
}
