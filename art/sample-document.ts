import { createWriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'

export type SampleDocument = {
  title: string
  /** The line above the title: what kind of document this stands for. */
  kind: string
  facts: [label: string, value: string][]
  paragraphs: string[]
}

const MARK = 'MUESTRA · SIN VALIDEZ'
const colour = { ink: '#14181a', soft: '#4a5452', hair: '#cdd4d1', mark: '#a3201a', veil: '#e9ecea' }
const page = { width: 612, height: 792, left: 64, right: 548 }
const inter = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'))

/** Writes a one-page tagged PDF (letter size) that nobody can take for a real one: marked across, above and below. */
export async function writeSample(path: string, sample: SampleDocument): Promise<void> {
  // A fixed date: made again, the same file comes out, byte by byte.
  const info = { Title: `${sample.title} (${MARK})`, Author: 'Muestra', CreationDate: new Date('2026-11-01T12:00:00Z') }
  const pdf = new PDFDocument({ size: 'LETTER', margin: 0, lang: 'es-MX', tagged: true, displayTitle: true, info })
  pdf.registerFont('text', join(inter, '400Regular', 'Inter_400Regular.ttf'))
  pdf.registerFont('strong', join(inter, '600SemiBold', 'Inter_600SemiBold.ttf'))
  const file = createWriteStream(path)
  pdf.pipe(file)
  drawMark(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawText(pdf, root, sample)
  root.end()
  pdf.end()
  await finished(file)
}

function drawMark(pdf: PDFKit.PDFDocument) {
  pdf.markContent('Artifact', { type: 'Pagination' })
  pdf.save().rotate(-52, { origin: [page.width / 2, page.height / 2] })
  pdf.font('strong').fontSize(54).fillColor(colour.veil)
  pdf.text(MARK, page.width / 2 - 340, page.height / 2 - 32, { width: 680, align: 'center', lineBreak: false })
  pdf.restore()
  for (const y of [48, 742]) pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.8).stroke(colour.ink)
  pdf.endMarkedContent()
}

function drawText(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, sample: SampleDocument) {
  const write = (tag: string, draw: () => void) => root.add(pdf.struct(tag, {}, draw))
  const width = page.right - page.left
  write('P', () =>
    pdf.font('strong').fontSize(9).fillColor(colour.mark).text(MARK, page.left, 60, { width, align: 'right' }),
  )
  write('P', () => pdf.font('text').fontSize(9).fillColor(colour.soft).text(sample.kind, page.left, 60))
  write('H1', () => pdf.font('strong').fontSize(26).fillColor(colour.ink).text(sample.title, page.left, 104, { width }))
  pdf.y += 22
  for (const [label, value] of sample.facts) {
    const y = pdf.y + 8
    write('P', () => {
      pdf
        .font('text')
        .fontSize(9)
        .fillColor(colour.soft)
        .text(label, page.left, y + 1)
      pdf
        .font('strong')
        .fontSize(11)
        .fillColor(colour.ink)
        .text(value, page.left + 160, y, { width: width - 160 })
    })
    pdf.y += 7
    pdf.markContent('Artifact', { type: 'Layout' })
    pdf.moveTo(page.left, pdf.y).lineTo(page.right, pdf.y).lineWidth(0.5).stroke(colour.hair)
    pdf.endMarkedContent()
  }
  pdf.y += 22
  for (const paragraph of sample.paragraphs) {
    write('P', () =>
      pdf.font('text').fontSize(11).fillColor(colour.ink).text(paragraph, page.left, pdf.y, { width, lineGap: 4 }),
    )
    pdf.y += 10
  }
  write('P', () =>
    pdf.font('text').fontSize(9).fillColor(colour.soft).text('Página 1 de 1 · Fin del documento', page.left, 750),
  )
}
