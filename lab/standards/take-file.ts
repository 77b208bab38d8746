import { constants, existsSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../server/error-code.ts'
import { FileProblem } from '../../server/files/file-problem.ts'
import { isDatabaseAway } from '../../server/http/database-away.ts'
import { spokenInstant } from '../../server/orders/spoken-instant.ts'
import type { Parts } from '../../server/parts.ts'
import { importStandards } from '../../server/standards/import-standards.ts'
import { readSnapshotFile } from '../../server/standards/snapshot-file.ts'
import { complaintOf, complaintText } from '../complaint.ts'
import { readBytes } from '../read-file.ts'
import { type FinishedFile, fileState, isSameFile, isStill } from './finished-files.ts'
import { importReport } from './import-report.ts'
import { moveWithReport } from './move-with-report.ts'

/** Where a file goes, and what is said of it. */
export interface Taken {
  archivo: string
  resultado: 'hecho' | 'rechazado'
  /** The moved file; its report is beside it, with .txt behind its name. Absent where it could not be moved. */
  destino?: string
  /**
   * Another file came under its name while it was published, or it was taken away: it is gone,
   * and the other is taken next.
   */
  reemplazado?: true
  /** The report's text. */
  informe: string
}

const folders = { hecho: 'hechos', rechazado: 'rechazados' } as const

/**
 * What became of the list; undefined, nothing done, when it is no longer as it was seen.
 * @throws what is not the file's fault, such as a database that does not answer.
 */
async function publish(
  { db, now }: Parts,
  folder: string,
  file: FinishedFile,
): Promise<[Taken['resultado'], string] | undefined> {
  const path = join(folder, file.name)
  let isGone = false
  // Another machine that watches this folder may have published it since it was read, and moved it away, and the next
  // list too.
  const isCurrent = async () => {
    isGone = !(await isStill(path, file))
    return !isGone
  }
  try {
    const bytes = await readBytes(path)
    // Somebody went on writing while it was read.
    if (!isSameFile(await fileState(path), file)) return undefined
    const { rows, notes } = await readSnapshotFile(file.name, bytes)
    const result = await importStandards(db, rows, { forzar: false, isCurrent }, now())
    const informe = [...notes, importReport(result, Number.POSITIVE_INFINITY)].join('\n')
    return [result.rechazados.length > 0 ? 'rechazado' : 'hecho', informe]
  } catch (error) {
    if (isGone || (!existsSync(path) && existsSync(folder))) return undefined
    if (error instanceof FileProblem && !existsSync(path)) throw error
    const complaint = complaintOf(error)
    if (!complaint || isDatabaseAway(error)) throw error
    return ['rechazado', `No se publicó nada. ${complaintText(complaint)}`]
  }
}

/**
 * What is published and not moved would be published again at the next start, over a newer list.
 * @throws FileProblem when a folder that a list is moved from or to cannot be written.
 */
async function requireRoom(folder: string): Promise<void> {
  for (const path of [folder, ...Object.values(folders).map((each) => join(folder, each))]) {
    const found = await stat(path).catch(() => undefined)
    const isWritable = await access(path, constants.W_OK | constants.X_OK).then(
      () => found?.isDirectory(),
      () => false,
    )
    if (found && !isWritable)
      throw new FileProblem(`No se puede escribir en ${path}; mientras tanto no se publica nada de esa carpeta.`)
  }
}

/**
 * Publishes one finished file of `folder` and moves it away, with a report. Killed in between, it has the file still
 * there, and publishes it again: that changes nothing. Undefined, nothing done, when it is no longer as it was seen.
 * @throws what is not the file's fault: it could not be moved, or the database is away. It is then where it was.
 */
export async function takeFile(parts: Parts, folder: string, file: FinishedFile): Promise<Taken | undefined> {
  const { name } = file
  await requireRoom(folder)
  const published = await publish(parts, folder, file)
  if (!published) return undefined
  const [resultado, said] = published
  const verdict = resultado === 'hecho' ? 'publicado' : 'rechazado'
  const informe = `${name}: ${verdict} el ${spokenInstant(parts.now())}.\n\n${said}\n`
  return moveAway(parts, folder, file, { archivo: name, resultado, informe })
}

/** Moves what was taken, with its report; again where it could not be moved before. */
export async function moveAway(
  { now }: Pick<Parts, 'now'>,
  folder: string,
  file: FinishedFile,
  taken: Taken,
): Promise<Taken> {
  const { archivo, resultado, informe } = taken
  try {
    // Many an ERP writes each list under the same name: the next one must not be moved away as if it were this.
    const state = await fileState(join(folder, archivo)).catch((error) => {
      if (errorCode(error) === 'ENOENT' && existsSync(folder)) return undefined
      throw error
    })
    if (!state || !isSameFile(state, file)) return { ...taken, reemplazado: true }
    const destino = await moveWithReport(folder, folders[resultado], file, now(), informe)
    return destino === undefined ? { ...taken, reemplazado: true } : { ...taken, destino }
  } catch (error) {
    if (errorCode(error) === '') throw error
    if (errorCode(error) === 'ENOENT' && existsSync(folder) && !existsSync(join(folder, archivo)))
      return { ...taken, reemplazado: true }
    return taken
  }
}
