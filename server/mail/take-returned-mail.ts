import type { Db } from '../database/tables.ts'
import { readDeliveryReport } from './delivery-report.ts'
import { findByMessageId, markReturned } from './returned-mail-store.ts'

const longestReason = 1000

export type ReturnedMail =
  /** No report of a failure. */
  | { resultado: 'otro correo' }
  /** A report of a mail that did not go out from here. */
  | { resultado: 'ajeno' }
  | {
      resultado: 'anotado' | 'ya anotado'
      correo: number
      OrdenServicio: string | undefined
      asunto: string
      motivo: string
    }

/** Takes a mail that came to the laboratory, as it came: where it reports that one of ours came back, that is noted. */
export async function takeReturnedMail(db: Db, source: string): Promise<ReturnedMail> {
  const report = readDeliveryReport(source)
  if (!report) return { resultado: 'otro correo' }
  const sent = await findByMessageId(db, report.messageId)
  if (!sent) return { resultado: 'ajeno' }
  const reasons = report.failed.map(({ address, answer }) => `${address}: ${answer}`)
  const motivo = `Rebotó: ${reasons.join('; ').replace(/\p{Cc}+/gu, ' ')}`.slice(0, longestReason)
  const isNew = await markReturned(db, sent.id, motivo)
  const { id: correo, OrdenServicio, asunto } = sent
  return { resultado: isNew ? 'anotado' : 'ya anotado', correo, OrdenServicio, asunto, motivo }
}
