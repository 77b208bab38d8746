import { Worker } from 'node:worker_threads'
import { errorCode } from '../error-code.ts'
import { FileProblem } from './file-problem.ts'
import type { Table } from './table.ts'
import { unpackedBytes } from './unpacked-bytes.ts'

/** What the other thread answers; anything else that goes wrong ends it with an error. */
export type WorkbookOutcome = { table: Table } | { problem: string }

const worker = new URL('./workbook-worker.ts', import.meta.url)
/** What a workbook's XML may take unpacked: as much as one text may be long. */
const mostUnpacked = 512 * 1024 * 1024
/** One cell in the last corner of a sheet makes its reader fill all that is before it: 16,000 million cells. */
const mostMegabytes = 2048

const tooGreat = 'El archivo es demasiado grande: lo que lleva comprimido pasa de 512 MB.'
const tooWide =
  'La hoja es demasiado grande. Quizá tiene una celda escrita muy lejos de la tabla: bórrala (Ctrl+Fin la muestra) y guárdala de nuevo.'

/**
 * `readWorkbook` on a thread of its own, whose clock stands still (`workbook-worker.ts` says why),
 * and which may take so many `megabytes`.
 * @throws FileProblem as `readWorkbook`, and when the workbook is too great.
 */
export async function readXlsx(bytes: Uint8Array, megabytes = mostMegabytes): Promise<Table> {
  if ((unpackedBytes(bytes) ?? 0) > mostUnpacked) throw new FileProblem(tooGreat)
  const outcome = await new Promise<WorkbookOutcome>((resolve, reject) => {
    const thread = new Worker(worker, { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: megabytes } })
    thread.once('message', resolve)
    thread.once('error', (error) =>
      errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: tooWide }) : reject(error),
    )
    thread.once('exit', (code) => reject(new Error(`The workbook's thread left with ${code} and no answer.`)))
  })
  if ('problem' in outcome) throw new FileProblem(outcome.problem)
  return outcome.table
}
