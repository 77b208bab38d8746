import PDFDocument from 'pdfkit'
import { voidMark } from '../../contract/certificate/sheet.ts'
import { type Drawing, ink, type PageLayout, paper, type Tagged } from './page-layout.ts'
import { face, faceNames } from './pdf-face.ts'

type Pdf = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** An empty tagged document in Mexican Spanish; its faces are embedded as far as they are used. */
export function openPdf(title: string, createdAt: Temporal.Instant): { pdf: Pdf; root: Element } {
  const pdf = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-MX',
    displayTitle: true,
    // No standard font: nothing of it would be used.
    font: '',
    info: {
      Title: title,
      CreationDate: new Date(createdAt.epochMilliseconds),
      Creator: 'Certeza',
      Producer: 'Certeza',
    },
  })
  // pdfkit takes an opened font too, which its types do not say.
  for (const name of faceNames) pdf.registerFont(name, face(name).source as never)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, root }
}

function paintText(pdf: Pdf, { x, y, line, size, color }: Extract<Drawing, { kind: 'text' }>): void {
  pdf.fillColor(color).fontSize(size)
  let left = x
  for (const run of line.runs) {
    pdf.font(run.face).text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
    left += run.width
  }
}

function paintLogo(pdf: Pdf, { x, y, size }: Extract<Drawing, { kind: 'logo' }>): void {
  const scale = size / 34
  pdf.save().translate(x, y).scale(scale).lineWidth(2).strokeColor(ink.green)
  pdf.circle(17, 17, 11).moveTo(17, 1).lineTo(17, 12).moveTo(17, 22).lineTo(17, 33)
  pdf.moveTo(1, 17).lineTo(12, 17).moveTo(22, 17).lineTo(33, 17).stroke()
  pdf.circle(17, 17, 1.4).fill(ink.green).restore()
}

function paintRule(pdf: Pdf, { x, y, width, weight, color }: Extract<Drawing, { kind: 'rule' }>): void {
  pdf
    .lineWidth(weight)
    .strokeColor(color)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke()
}

function paint(pdf: Pdf, drawing: Drawing): void {
  if (drawing.kind === 'text') paintText(pdf, drawing)
  else if (drawing.kind === 'logo') paintLogo(pdf, drawing)
  else paintRule(pdf, drawing)
}

function paintTagged(pdf: Pdf, parent: Element, { tag, drawings, children }: Tagged): void {
  // Scope is missing in pdfkit's types.
  const options: object = tag === 'TH' ? { scope: 'Column' } : {}
  const element = pdf.struct(tag, options)
  parent.add(element)
  if (drawings.length > 0) {
    element.add(() => {
      for (const drawing of drawings) paint(pdf, drawing)
    })
  }
  for (const child of children) paintTagged(pdf, element, child)
  element.end()
}

const markSize = 27
const markStep = 106

const markRow = `${voidMark}      ${voidMark}`

/** The mark, slanted over the whole page, below what is printed; every other row is shifted. */
function paintVoidMark(pdf: Pdf): void {
  const width = face('strong').width(voidMark, markSize)
  pdf.save().rotate(-34, { origin: [paper.width / 2, paper.height / 2] })
  pdf.font('strong').fontSize(markSize).fillColor(ink.mark)
  for (let row = -4; row <= 4; row++) {
    const x = paper.width / 2 - width - (row % 2 === 0 ? 70 : width / 2)
    pdf.text(markRow, x, paper.height / 2 + row * markStep, { lineBreak: false })
  }
  pdf.restore()
}

/** Adds a page and paints it. */
export function paintPage(pdf: Pdf, root: Element, page: PageLayout, foot: Drawing[]): void {
  pdf.addPage()
  pdf.markContent('Artifact', { type: 'Pagination' })
  paintVoidMark(pdf)
  pdf.endMarkedContent()
  if (page.bookmark !== undefined) pdf.outline.addItem(page.bookmark)
  const section = pdf.struct('Sect')
  root.add(section)
  for (const each of page.content) paintTagged(pdf, section, each)
  section.end()
  pdf.markContent('Artifact', { type: 'Pagination' })
  for (const drawing of [...page.artifacts, ...foot]) paint(pdf, drawing)
  pdf.endMarkedContent()
}
