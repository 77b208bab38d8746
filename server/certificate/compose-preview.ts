import { identity } from '../../content/identity.ts'
import { createTurns } from '../http/turns.ts'
import type { PreviewData } from '../orders/mails/confirmation-mails.ts'
import { createPlaces } from './places.ts'

/** One after the other: a document of 200 sheets takes 20 MB until it is whole. */
const enter = createPlaces(1)
const turn = createTurns()
let last: { key: string; pdf: Uint8Array } | undefined

async function compose(datos: PreviewData): Promise<Uint8Array> {
  // Loaded when a first preview is asked for: pdfkit and its fonts take 25 MB and a good part of the start.
  const { certificatePdf } = await import('./certificate-pdf.ts')
  const { order, instruments } = datos
  const createdAt = Temporal.Instant.from(datos.creadoEn)
  const pieces: Uint8Array[] = []
  for await (const piece of certificatePdf({ order, instruments, issuer: identity, createdAt, turn }))
    pieces.push(piece)
  return Buffer.concat(pieces)
}

/**
 * The preview of the certificates as a whole PDF, for a mail, out of the data that the mail was stored with;
 * two mails of the same data (the customer's and the laboratory's) cost one document.
 */
export async function composePreview(datos: unknown): Promise<Uint8Array> {
  const leave = await enter()
  try {
    const key = JSON.stringify(datos)
    // What `confirmation-mails.ts` stored.
    if (last?.key !== key) last = { key, pdf: await compose(datos as PreviewData) }
    return last.pdf
  } finally {
    leave()
  }
}
