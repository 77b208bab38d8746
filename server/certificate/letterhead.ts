import { voidMark } from '../../contract/certificate/sheet.ts'
import type { PageHead } from './flow.ts'
import { type Drawing, ink, measure, paper, rule, styles, tagged, textBlock } from './page-layout.ts'

/** Who issues the certificate. Source: ISO/IEC 17025:2017 7.8.2.1 b. */
export interface Issuer {
  nombre: string
  muestra: string
  direccion: { calle: string; cp: string; ciudad: string }
  telefono: { texto: string }
}

function issuerDrawings({ nombre, muestra, direccion, telefono }: Issuer): Drawing[] {
  const half = measure / 2
  const address = `${direccion.calle}\n${direccion.cp} ${direccion.ciudad}\nTel. ${telefono.texto}`
  return [
    { kind: 'logo', x: paper.left, y: paper.top + 2, size: 22 },
    ...textBlock(nombre, styles.name, { x: paper.left + 30, y: paper.top + 2, width: half - 30 }).drawings,
    ...textBlock(muestra, styles.soft, { x: paper.left + 30, y: paper.top + 17, width: half - 30 }).drawings,
    ...textBlock(address, styles.note, { x: paper.left + half, y: paper.top, width: half, align: 'right' }).drawings,
  ]
}

/** The first page's head: issuer, the mark, a title and a line below it. */
export function letterhead(issuer: Issuer, title: string, subtitle: string): PageHead {
  const line = paper.top + 42
  const mark = textBlock(voidMark, styles.void, { x: paper.left, y: line + 14, width: measure })
  const heading = textBlock(title, styles.title, { x: paper.left, y: line + 27, width: measure })
  const below = textBlock(subtitle, styles.note, { x: paper.left, y: line + 31 + heading.height, width: measure })
  return {
    artifacts: [rule(paper.left, line, measure, 1.2, ink.text)],
    content: [
      tagged('P', issuerDrawings(issuer)),
      tagged('P', mark.drawings),
      tagged('H1', heading.drawings),
      tagged('P', below.drawings),
    ],
    bodyTop: line + 45 + heading.height + below.height,
  }
}

/** The head of a page that continues another: whose it is, so that a lost page finds back. */
export function continuationHead(text: string): PageHead {
  const block = textBlock(`${voidMark} · ${text}`, styles.note, { x: paper.left, y: paper.top, width: measure })
  const line = paper.top + block.height + 6
  return {
    artifacts: [...block.drawings, rule(paper.left, line, measure, 1.2, ink.text)],
    content: [],
    bodyTop: line + 14,
  }
}
