import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isDatabaseAway } from '../../server/http/database-away.ts'
import { laboratoryZone } from '../../server/orders/deadline/business-days.ts'
import { spokenInstant } from '../../server/orders/spoken-instant.ts'
import type { Parts } from '../../server/parts.ts'
import { importStandards } from '../../server/standards/import-standards.ts'
import { readSnapshotFile } from '../../server/standards/snapshot-file.ts'
import { complaintOf, complaintText } from '../complaint.ts'
import { readBytes } from '../read-file.ts'
import { type FinishedFile, fileState, isSameFile } from './finished-files.ts'
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

/** What became of the list. @throws what is not the file's fault, such as a database that does not answer. */
async function publish({ db, now }: Parts, name: string, bytes: Uint8Array): Promise<[Taken['resultado'], string]> {
  try {
    const { rows, notes } = await readSnapshotFile(name, bytes)
    const result = await importStandards(db, rows, { forzar: false }, now())
    const informe = [...notes, importReport(result, Number.POSITIVE_INFINITY)].join('\n')
    return [result.rechazados.length > 0 ? 'rechazado' : 'hecho', informe]
  } catch (error) {
    const complaint = complaintOf(error)
    if (!complaint || isDatabaseAway(error)) throw error
    return ['rechazado', `No se publicó nada. ${complaintText(complaint)}`]
  }
}

/** Bytes of a name that leave room for the time before it and the report's ending behind it: a folder holds 255. */
const longestName = 220

function shortened(name: string): string {
  const ending = extname(name)
  const stem = [...name.slice(0, name.length - ending.length)]
  while (Buffer.byteLength(stem.join('') + ending) > longestName) stem.pop()
  return stem.join('') + ending
}

/**
 * Moves a file into `folder`/`target` under the time and its name, with its report beside. The report is made first, and
 * only where there is none of its name: so no other file or report is ever written over.
 */
async function moveWithReport(
  folder: string,
  target: string,
  name: string,
  now: Temporal.Instant,
  text: string,
): Promise<string> {
  await mkdir(join(folder, target), { recursive: true })
  const time = now.toZonedDateTimeISO(laboratoryZone).toPlainDateTime().toString({ smallestUnit: 'second' })
  const stamp = time.replace('T', ' ').replaceAll(':', '')
  for (let number = 1; ; number += 1) {
    const moved = join(target, `${stamp}${number > 1 ? ` (${number})` : ''} ${shortened(name)}`)
    const report = join(folder, `${moved}.txt`)
    try {
      await writeFile(report, text, { flag: 'wx' })
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue
      throw error
    }
    try {
      await rename(join(folder, name), join(folder, moved))
      return moved
    } catch (error) {
      await rm(report, { force: true })
      throw error
    }
  }
}

/**
 * Publishes one finished file of `folder` and moves it away, with a report. Killed in between, it has the file still
 * there, and publishes it again: that changes nothing. Undefined, nothing done, when it is no longer as it was seen.
 * @throws what is not the file's fault: it cannot be read now, or the database is away. It is then where it was.
 */
export async function takeFile(parts: Parts, folder: string, file: FinishedFile): Promise<Taken | undefined> {
  const { name } = file
  const path = join(folder, name)
  const bytes = await readBytes(path)
  // Somebody went on writing while it was read.
  if (!isSameFile(await fileState(path), file)) return undefined
  const [resultado, said] = await publish(parts, name, bytes)
  const verdict = resultado === 'hecho' ? 'publicado' : 'rechazado'
  const informe = `${name}: ${verdict} el ${spokenInstant(parts.now())}.\n\n${said}\n`
  return moveAway(parts, folder, file, { archivo: name, resultado, informe })
}

/** Moves what was taken, with its report; again where it could not be moved before. */
export async function moveAway({ now }: Parts, folder: string, file: FinishedFile, taken: Taken): Promise<Taken> {
  const { archivo, resultado, informe } = taken
  try {
    // Many an ERP writes each list under the same name: the next one must not be moved away as if it were this.
    const state = await fileState(join(folder, archivo)).catch((error) => {
      if (codeOf(error) === 'ENOENT' && existsSync(folder)) return undefined
      throw error
    })
    if (!state || !isSameFile(state, file)) return { ...taken, reemplazado: true }
    return { ...taken, destino: await moveWithReport(folder, folders[resultado], archivo, now(), informe) }
  } catch (error) {
    if (codeOf(error) === '') throw error
    return taken
  }
}
