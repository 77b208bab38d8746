// The thread of `readXlsx`.
import { parentPort, workerData } from 'node:worker_threads'
import { FileProblem } from './file-problem.ts'
import { readWorkbook } from './read-workbook.ts'
import type { WorkbookOutcome } from './read-xlsx.ts'

// read-excel-file parses a sheet in pieces, each inside the call of the one before, and halves them while a piece takes
// 7 ms: 100,000 rows, or fewer on a busy machine, overflow the stack. Where no time passes the pieces grow instead.
Date.now = () => 0

async function run(): Promise<WorkbookOutcome> {
  try {
    return { table: await readWorkbook(workerData as Uint8Array) }
  } catch (error) {
    if (error instanceof FileProblem) return { problem: error.message }
    throw error
  }
}

parentPort?.postMessage(await run())
