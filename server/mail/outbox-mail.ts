import { createHash } from 'node:crypto'
import type { Attachment } from './attachment.ts'

/** A mail of the outbox while one sender holds it. */
export interface OutboxMail {
  id: number
  clave: string
  /** Who has not got it yet. */
  para: string[]
  responderA: string | undefined
  asunto: string
  texto: string
  /** '' for a mail of text alone. */
  html: string
  adjuntos: readonly Attachment[]
  encabezados: Record<string, string>
  motivo: string
  OrdenServicio: string | undefined
  /** Tries so far, this one included. */
  intentos: number
  creadoEn: Temporal.Instant
  /** When an earlier try reached some of its addresses; undefined where none has got it. */
  enviadoEn: Temporal.Instant | undefined
  /** Addresses that earlier tries were refused for good, each with its answer. */
  rechazadas: string[]
  /** The sender's claim: whoever settles the mail must still hold it. Moves with each renewal. */
  reservadoHasta: Temporal.Instant
}

/**
 * What names this mail wherever it goes, 32 hex digits: the same at each try, so that a copy sent again after a crash
 * is recognisable, and not to be guessed from the outside.
 */
export function mailName({ id, clave, creadoEn }: Pick<OutboxMail, 'id' | 'clave' | 'creadoEn'>): string {
  return createHash('sha256').update(`${id}\n${clave}\n${creadoEn.epochMilliseconds}`).digest('hex').slice(0, 32)
}

/** The Message-ID, without its brackets: the mail's name, and its number, by which one that comes back is found. */
export const messageIdOf = (mail: Pick<OutboxMail, 'id' | 'clave' | 'creadoEn'>, host: string) =>
  `${mailName(mail)}.${mail.id}@${host}`
