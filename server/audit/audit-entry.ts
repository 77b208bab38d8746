import { createHash } from 'node:crypto'

export type AuditWho = 'cliente' | 'laboratorio' | 'erp'
export type AuditKind =
  /** A whole order or instrument came in; `despues` is the JSON of its values. */
  | 'alta'
  /** One field changed. */
  | 'cambio'
  /** A whole instrument left; `antes` is the JSON of its values. */
  | 'baja'
  | 'confirmacion'
  | 'prorroga'
  | 'encuesta'

/** What a writer says of one change. Values are text; null where there is none. */
export interface AuditEntry {
  quien: AuditWho
  tipo: AuditKind
  OrdenServicio: string
  idDatoCert?: string
  campo?: string
  antes: string | null
  despues: string | null
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Digest of one value, salted so that a short value cannot be guessed back. Null stays null. */
export function valueDigest(salt: string, value: string | null): string | null {
  return value === null ? null : sha256(`${salt}\n${value}`)
}

export interface ChainedFields {
  seq: number
  cuando: number
  quien: string
  tipo: string
  OrdenServicio: string
  idDatoCert: string | null
  campo: string | null
  huellaAntes: string | null
  huellaDespues: string | null
  hashPrevio: string
}

/** Hash of an entry: its place, its digests and the hash before it. The values enter by their digests only. */
export function entryHash(entry: ChainedFields): string {
  const { seq, cuando, quien, tipo, OrdenServicio, idDatoCert, campo, huellaAntes, huellaDespues, hashPrevio } = entry
  return sha256(
    JSON.stringify([
      seq,
      cuando,
      quien,
      tipo,
      OrdenServicio,
      idDatoCert,
      campo,
      huellaAntes,
      huellaDespues,
      hashPrevio,
    ]),
  )
}
