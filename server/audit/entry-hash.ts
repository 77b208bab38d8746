import { createHash } from 'node:crypto'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Digest of one value, salted so that a short value cannot be guessed back. Null stays null. */
export function valueDigest(salt: string, value: string | null): string | null {
  return value === null ? null : sha256(`${salt}\n${value}`)
}

/** Digest of who and why, as of a value; null where neither was said. */
export function noteDigest(salt: string, { como, motivo }: { como: string | null; motivo: string | null }) {
  return como === null && motivo === null ? null : valueDigest(salt, JSON.stringify([como, motivo]))
}

interface ChainedFields {
  seq: number
  cuando: number
  quien: string
  tipo: string
  OrdenServicio: string
  idDatoCert: string | null
  campo: string | null
  huellaAntes: string | null
  huellaDespues: string | null
  huellaNota: string | null
  hashPrevio: string
}

/** Hash of an entry: its place, its digests and the hash before it. The values enter by their digests only. */
export function entryHash(entry: ChainedFields): string {
  const { seq, cuando, quien, tipo, OrdenServicio, idDatoCert, campo, huellaAntes, huellaDespues, hashPrevio } = entry
  // Absent where there is none: entries older than notes keep their hash.
  const note = entry.huellaNota === null ? [] : [entry.huellaNota]
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
      ...note,
    ]),
  )
}
