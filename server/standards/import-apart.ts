import { Worker } from 'node:worker_threads'
import type { StandardsImport } from '../../contract/calls/standards.ts'
import type { RefusalReason } from '../../contract/refusals.ts'
import { addressOf, type DatabaseAddress } from '../database/database-address.ts'
import type { Db } from '../database/tables.ts'
import { Refusal } from '../refusal.ts'

/** What the other thread is given. */
export interface ImportOrder {
  address: DatabaseAddress
  /** A list of standards in JSON, cut anywhere. */
  chunks: readonly Uint8Array[]
  forzar: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** What it answers: anything else that goes wrong ends it with an error. */
export type ImportOutcome =
  | { result: StandardsImport }
  | { refused: RefusalReason; campos: Record<string, string> | undefined }

const worker = new URL('./import-worker.ts', import.meta.url)
/** The server's own limit is far below what 32 MiB of JSON take while they are read. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 }

/** Handed over, not copied, where nothing else lies in the same memory. */
function ownMemory(chunks: readonly Uint8Array[]): ArrayBuffer[] {
  return chunks.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  )
}

function runApart(order: ImportOrder): Promise<ImportOutcome> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(worker, { workerData: order, resourceLimits, transferList: ownMemory(order.chunks) })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The import's thread left with ${code} and no answer.`)))
  })
}

/**
 * `importStandards` of a list in JSON, read and written by another thread over a connection of its own:
 * 100,000 rows hold no reader up, and their memory is given back. `chunks` are empty afterwards.
 * A database in memory is used where it is.
 * @throws Refusal as `importStandards`, and `badJson` or `badInput` when the bytes are no list.
 */
export async function importApart(
  db: Db,
  chunks: readonly Uint8Array[],
  { forzar }: { forzar: boolean },
  now: Temporal.Instant,
): Promise<StandardsImport> {
  const address = addressOf(db)
  if (!address) {
    const { importJson } = await import('./import-json.ts')
    return importJson(db, Buffer.concat(chunks), { forzar }, now)
  }
  const outcome = await runApart({ address, chunks, forzar, now: now.epochMilliseconds })
  if ('refused' in outcome) throw new Refusal(outcome.refused, outcome.campos)
  return outcome.result
}
