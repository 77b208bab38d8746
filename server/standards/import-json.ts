import { isUtf8 } from 'node:buffer'
import type { StandardsImport } from '../../contract/calls/standards.ts'
import type { Db } from '../database/tables.ts'
import { refuse } from '../refusal.ts'
import { importStandards } from './import-standards.ts'
import { readSnapshotList } from './snapshot-file.ts'

const notAList = 'Lo enviado debe ser una lista de patrones: [{"Descripcion": …, "Identificacion": …}].'

function readList(bytes: Uint8Array): unknown[] {
  if (!isUtf8(bytes)) refuse('badJson')
  let list: unknown
  try {
    list = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    refuse('badJson')
  }
  return Array.isArray(list) ? list : refuse('badInput', { patrones: notAList })
}

/** Publishes a list of standards as the ERP sends it. @throws Refusal as `importStandards`; `badJson`, `badInput`. */
export async function importJson(
  db: Db,
  bytes: Uint8Array,
  options: { forzar: boolean },
  now: Temporal.Instant,
): Promise<StandardsImport> {
  return importStandards(db, readSnapshotList(readList(bytes)), options, now)
}
