import { randomBytes } from 'node:crypto'
import type { Tx } from '../database/tables.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { AuditRow } from './audit-store.ts'
import { entryHash, noteDigest, valueDigest } from './entry-hash.ts'

const rowsAtOnce = 500

/**
 * Appends to the log inside the caller's transaction, so that a change and its entry stand or fall together.
 * The head row is held until the transaction ends: entries of all writers form one chain.
 * Gives the newest entry's hash ('' where there was nothing to append).
 */
export async function appendAudit(tx: Tx, entries: readonly AuditEntry[], now: Temporal.Instant): Promise<string> {
  if (entries.length === 0) return ''
  const head = await tx
    .updateTable('audit_head')
    .set((eb) => ({ seq: eb('seq', '+', entries.length) }))
    .where('id', '=', 1)
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
  let seq = head.seq - entries.length
  let hashPrevio = head.hash
  const rows = entries.map((entry): AuditRow => {
    seq += 1
    const sal = randomBytes(12).toString('base64url')
    const note = { como: entry.como ?? null, motivo: entry.motivo ?? null }
    const chained = {
      seq,
      cuando: now.epochMilliseconds,
      quien: entry.quien,
      tipo: entry.tipo,
      OrdenServicio: entry.OrdenServicio,
      idDatoCert: entry.idDatoCert ?? null,
      campo: entry.campo ?? null,
      huellaAntes: valueDigest(sal, entry.antes),
      huellaDespues: valueDigest(sal, entry.despues),
      huellaNota: noteDigest(sal, note),
      hashPrevio,
    }
    hashPrevio = entryHash(chained)
    return { ...chained, ...note, sal, antes: entry.antes, despues: entry.despues, hash: hashPrevio }
  })
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx
      .insertInto('audit')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  }
  await tx.updateTable('audit_head').set({ hash: hashPrevio }).where('id', '=', 1).execute()
  return hashPrevio
}
