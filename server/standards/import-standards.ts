import { setImmediate as otherWork } from 'node:timers/promises'
import type { StandardsImport } from '../../contract/calls/standards.ts'
import { NoConnection } from '../database/no-connection.ts'
import { Silence } from '../database/silence.ts'
import type { Db, StandardsTable } from '../database/tables.ts'
import { refuse } from '../refusal.ts'
import { readStandard, type SnapshotRow } from './read-standard.ts'
import { RepeatedRows } from './repeated-rows.ts'
import { looseKey, searchKey } from './search-key.ts'
import { SnapshotComparison } from './snapshot-changes.ts'
import {
  beginSnapshot,
  findVersionBefore,
  insertStandards,
  listDigests,
  publishSnapshot,
  removeSomeOf,
  rowsAtOnce,
} from './snapshot-store.ts'
import { standardDigest } from './standard.ts'

interface ImportOptions {
  /** Accepts an empty list, or one that retires more than half. */
  forzar: boolean
  /** Told how many rows were looked at, now and then. */
  onProgress?: (rows: number) => void
  /**
   * Asked once this import has its place among others: whether its list is still to be published. Whatever is begun
   * after that overtakes it.
   */
  isCurrent?: () => Promise<boolean>
}

/** Below this a list may shrink as it likes. Source: design §10. */
const smallList = 20
/** After so many refusals the file is of another kind; more would only hide the first. */
const mostRejected = 1000

type Progress = Pick<StandardsImport, 'rechazados'> &
  Pick<ImportOptions, 'onProgress'> & {
    comparison: SnapshotComparison
    repeated: RepeatedRows
    total: number
  }

async function publishedDigests(db: Db, version: number): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  for await (const rows of listDigests(db, version)) {
    for (const { clave, huella } of rows) digests.set(huella, clave)
    await otherWork()
  }
  return digests
}

/** Writes the rows into `version`, which nobody sees yet. At the first refusal it only goes on looking for others. */
async function stageRows(db: Db, version: number, rows: Iterable<SnapshotRow>, progress: Progress): Promise<void> {
  let batch: StandardsTable[] = []
  for (const row of rows) {
    const { renglon } = row
    const standard = readStandard(row)
    if (Array.isArray(standard)) progress.rechazados.push(...standard)
    else {
      const clave = searchKey(standard.Identificacion)
      const huella = standardDigest(standard)
      if (!progress.repeated.add({ renglon, Identificacion: standard.Identificacion, clave, huella })) {
        progress.comparison.add(clave, huella)
        progress.total += 1
        batch.push({ version, posicion: progress.total, clave, claveSuelta: looseKey(clave), ...standard, huella })
      }
    }
    if (progress.rechazados.length >= mostRejected) return
    if (batch.length < rowsAtOnce) continue
    if (progress.rechazados.length === 0) await insertStandards(db, batch)
    batch = []
    progress.onProgress?.(progress.total)
    await otherWork()
  }
  if (progress.rechazados.length === 0) await insertStandards(db, batch)
}

async function removeVersion(db: Db, version: number): Promise<void> {
  while (await removeSomeOf(db, version)) await otherWork()
}

/** What was replaced just now stays until the next import: somebody may be taking it away whole. */
async function removeVersionsBefore(db: Db, replaced: number): Promise<void> {
  const next = () => findVersionBefore(db, replaced)
  for (let version = await next(); version !== undefined; version = await next()) await removeVersion(db, version)
}

/**
 * Publishes the laboratory's whole list of standards in the place of the one before: what is missing is retired.
 * The rows go into a version of their own, in short statements that hold nobody up; one last statement makes it the
 * published one, so that readers see the old list or the new, and a crash before it leaves the old.
 * With anything in `rechazados` nothing was changed. Source: design §10.
 * @throws Refusal `snapshotTooSmall` unless `forzar`; `newerSnapshot` when a later import has overtaken this one.
 */
export async function importStandards(
  db: Db,
  rows: Iterable<SnapshotRow>,
  { forzar, onProgress, isCurrent }: ImportOptions,
  now: Temporal.Instant,
): Promise<StandardsImport> {
  const { version, published, total: before } = await beginSnapshot(db)
  const comparison = new SnapshotComparison(await publishedDigests(db, published))
  const progress: Progress = {
    comparison,
    repeated: new RepeatedRows(),
    total: 0,
    rechazados: [],
    ...(onProgress && { onProgress }),
  }
  let isPublished = false
  let mayClear = true
  try {
    if (isCurrent && !(await isCurrent())) refuse('newerSnapshot')
    await stageRows(db, version, rows, progress)
    const { rechazados, total } = progress
    const repetidos = progress.repeated.list()
    if (rechazados.length > 0)
      return { total: before, nuevos: 0, cambiados: 0, iguales: 0, retirados: 0, repetidos, rechazados }
    const changes = comparison.changes()
    const tooSmall = total === 0 || (before >= smallList && changes.retirados > before / 2)
    if (tooSmall && !forzar) refuse('snapshotTooSmall', { retirados: `Retiraría ${changes.retirados} de ${before}.` })
    // Where the answer to this statement gets lost, readers may see the version; a later import clears it away.
    mayClear = false
    isPublished = await publishSnapshot(db, { version, total }, now)
    mayClear = !isPublished
    if (!isPublished) refuse('newerSnapshot')
    return { total, ...changes, repetidos, rechazados }
  } catch (error) {
    // Whoever waits for the answer would wait as long again for a database that is silent.
    if (error instanceof Silence || error instanceof NoConnection) mayClear = false
    throw error
  } finally {
    if (isPublished) await removeVersionsBefore(db, published)
    else if (mayClear) await removeVersion(db, version)
  }
}
