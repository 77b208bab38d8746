// The thread of `importApart`.
import { parentPort, workerData } from 'node:worker_threads'
import { openAddress } from '../database/open.ts'
import { isDatabaseAway } from '../http/database-away.ts'
import { Refusal } from '../refusal.ts'
import type { ImportOrder, ImportOutcome } from './import-apart.ts'
import { importJson } from './import-json.ts'
import { letReadersFirst } from './let-readers-first.ts'

const { address, chunks, forzar, now } = workerData as ImportOrder

async function run(): Promise<ImportOutcome> {
  const db = await openAddress(address)
  try {
    const result = await importJson(db, Buffer.concat(chunks), { forzar }, Temporal.Instant.fromEpochMilliseconds(now))
    return { result }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason, campos: error.campos }
    // An error loses its code on the way to another thread.
    if (isDatabaseAway(error)) return { refused: 'databaseAway', campos: undefined }
    throw error
  } finally {
    await db.destroy()
  }
}

letReadersFirst()
parentPort?.postMessage(await run())
