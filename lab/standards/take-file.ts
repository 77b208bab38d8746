import { constants, existsSync } from 'node:fs'
import { access, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { FileProblem } from '../../server/files/file-problem.ts'
import { isDatabaseAway } from '../../server/http/database-away.ts'
import { laboratoryZone } from '../../server/orders/deadline/business-days.ts'
import { spokenInstant } from '../../server/orders/spoken-instant.ts'
import type { Parts } from '../../server/parts.ts'
import { importStandards } from '../../server/standards/import-standards.ts'
import { readSnapshotFile } from '../../server/standards/snapshot-file.ts'
import { complaintOf, complaintText } from '../complaint.ts'
import { readBytes } from '../read-file.ts'
import { type FinishedFile, fileState, isSameFile, isStill } from './finished-files.ts'
import { importReport } from './import-report.ts'

/** Where a file goes, and what is said of it. */
export interface Taken {
  archivo: string
  resultado: 'hecho' | 'rechazado'
  /** The moved file; its report is beside it, with .txt behind its name. Absent where it could not be moved. */
  destino?: string
  /** Another file came under its name while it was published, or it was taken away: it is gone, and the other is taken next. */
  reemplazado?: true
  /** The report's text. */
  informe: string
}

const folders = { hecho: 'hechos', rechazado: 'rechazados' } as const

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

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
  // Another machine that watches this folder may have published it and moved it away since it was read, and the next list too.
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

/** Bytes of a name that leave room for the time before it and the report's ending behind it: a folder holds 255. */
const longestName = 220

/** The name with as much of its stem as fits; its ending stays. */
function fittingName(name: string): string {
  const ending = extname(name)
  const stem = [...name.slice(0, name.length - ending.length)]
  while (Buffer.byteLength(stem.join('') + ending) > longestName) stem.pop()
  return stem.join('') + ending
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

/** Back under its name, unless another file has it by now. */
async function putBack(from: string, path: string): Promise<boolean> {
  try {
    await link(from, path)
    await rm(from)
    return true
  } catch (error) {
    // Not every network folder can link.
    if (codeOf(error) === 'EEXIST' || existsSync(path)) return false
    await rename(from, path)
    return true
  }
}

/**
 * Moves a file into `folder`/`target` under the time and its name, with its report beside. The report is made first, and
 * only where there is none of its name: so no other file or report is ever written over. Undefined when another file had
 * come under its name: that one is where it was, to be taken next.
 */
async function moveWithReport(
  folder: string,
  target: string,
  file: FinishedFile,
  now: Temporal.Instant,
  text: string,
): Promise<string | undefined> {
  const { name } = file
  await mkdir(join(folder, target), { recursive: true })
  const time = now.toZonedDateTimeISO(laboratoryZone).toPlainDateTime().toString({ smallestUnit: 'second' })
  const stamp = time.replace('T', ' ').replaceAll(':', '')
  for (let number = 1; ; number += 1) {
    const moved = join(target, `${stamp}${number > 1 ? ` (${number})` : ''} ${fittingName(name)}`)
    const report = join(folder, `${moved}.txt`)
    try {
      await writeFile(report, text, { flag: 'wx' })
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue
      throw error
    }
    try {
      await rename(join(folder, name), join(folder, moved))
      // Which file had the name cannot be known before: the next may come at any moment.
      if (isSameFile(await fileState(join(folder, moved)), file)) return moved
      if (await putBack(join(folder, moved), join(folder, name))) await rm(report)
      else await writeFile(report, `${name}: no se leyó, porque enseguida llegó otro archivo con el mismo nombre.\n`)
      return undefined
    } catch (error) {
      await rm(report, { force: true })
      throw error
    }
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
      if (codeOf(error) === 'ENOENT' && existsSync(folder)) return undefined
      throw error
    })
    if (!state || !isSameFile(state, file)) return { ...taken, reemplazado: true }
    const destino = await moveWithReport(folder, folders[resultado], file, now(), informe)
    return destino === undefined ? { ...taken, reemplazado: true } : { ...taken, destino }
  } catch (error) {
    if (codeOf(error) === '') throw error
    if (codeOf(error) === 'ENOENT' && existsSync(folder) && !existsSync(join(folder, archivo)))
      return { ...taken, reemplazado: true }
    return taken
  }
}
