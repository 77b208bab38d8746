import { Worker } from 'node:worker_threads'
import { FileProblem } from './file-problem.ts'
import type { Table } from './table.ts'

/** What the other thread answers; anything else that goes wrong ends it with an error. */
export type WorkbookOutcome = { table: Table } | { problem: string }

const worker = new URL('./workbook-worker.ts', import.meta.url)

/**
 * `readWorkbook` on a thread of its own, whose clock stands still: `workbook-worker.ts` says why.
 * @throws FileProblem as `readWorkbook`.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const outcome = await new Promise<WorkbookOutcome>((resolve, reject) => {
    const thread = new Worker(worker, { workerData: bytes })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The workbook's thread left with ${code} and no answer.`)))
  })
  if ('problem' in outcome) throw new FileProblem(outcome.problem)
  return outcome.table
}
