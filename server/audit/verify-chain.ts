import type { Db } from '../database/tables.ts'
import { type AuditRow, auditHead, listRows } from './audit-store.ts'
import { entryHash, noteDigest, valueDigest } from './entry-hash.ts'

const rowsAtOnce = 1000

/** Told of entries looked at, and how many there are. */
export type VerifyProgress = (entradas: number, total: number) => void

interface ChainReport {
  entradas: number
  ultimoHash: string
  /** The first entry that does not agree, in a sentence. */
  falla: string | undefined
  /** Orders in the log, each with the entry that first names it. */
  firstEntries: Map<string, number>
}

/** Purged: salt and values are gone together. Else each value must give its digest. */
function valuesAgree(row: AuditRow): boolean {
  const { sal, antes, despues, como, motivo } = row
  if (sal === null) return [antes, despues, como, motivo].every((value) => value === null)
  return (
    valueDigest(sal, antes) === row.huellaAntes &&
    valueDigest(sal, despues) === row.huellaDespues &&
    noteDigest(sal, row) === row.huellaNota
  )
}

function fault(row: AuditRow, before: { seq: number; hash: string }): string | undefined {
  const place = `la entrada ${row.seq} (orden ${row.OrdenServicio})`
  if (row.seq !== before.seq + 1) return `Falta la entrada ${before.seq + 1} de la bitácora.`
  if (row.hashPrevio !== before.hash) return `La cadena se rompe en ${place}: no sigue a la anterior.`
  if (row.hash !== entryHash(row)) return `Se modificó ${place}: su huella no corresponde.`
  if (!valuesAgree(row)) return `Se modificó ${place}: sus valores no corresponden a su huella.`
  return undefined
}

/**
 * Walks the whole log in pages: each entry must have the number after the one before, carry its hash, and give its own;
 * the last must be the one that the head names. Source: design §6.
 */
export async function verifyChain(db: Db, onProgress: VerifyProgress = () => {}): Promise<ChainReport> {
  const firstEntries = new Map<string, number>()
  const head = await auditHead(db)
  let last = { seq: 0, hash: '' }
  let entradas = 0
  let falla: string | undefined
  // Below 0 too: a number that was changed must not put an entry out of sight.
  let cursor = Number.MIN_SAFE_INTEGER
  for (;;) {
    const rows = await listRows(db, cursor, rowsAtOnce)
    for (const row of rows) {
      falla ??= fault(row, last)
      if (!firstEntries.has(row.OrdenServicio)) firstEntries.set(row.OrdenServicio, row.seq)
      last = row
      entradas += 1
    }
    onProgress(entradas, Math.max(head.seq, entradas))
    if (rows.length < rowsAtOnce) break
    cursor = last.seq
  }
  falla ??= headFault(head, last)
  return { entradas, ultimoHash: last.hash, falla, firstEntries }
}

function headFault(head: { seq: number; hash: string }, last: { seq: number; hash: string }): string | undefined {
  if (head.seq > last.seq) return `Falta la entrada ${last.seq + 1} de la bitácora, que llega hasta la ${head.seq}.`
  if (head.seq !== last.seq || head.hash !== last.hash)
    return `La cabeza de la bitácora no corresponde a la última entrada, la ${last.seq}.`
  return undefined
}
