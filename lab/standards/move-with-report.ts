import { existsSync } from 'node:fs'
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { errorCode } from '../../server/error-code.ts'
import { laboratoryZone } from '../../server/orders/deadline/business-days.ts'
import { type FinishedFile, fileState, isSameFile } from './finished-files.ts'

/** Bytes of a name that leave room for the time before it and the report's ending behind it: a folder holds 255. */
const longestName = 220

/** The name with as much of its stem as fits; its ending stays. */
function fittingName(name: string): string {
  const ending = extname(name)
  const stem = [...name.slice(0, name.length - ending.length)]
  while (Buffer.byteLength(stem.join('') + ending) > longestName) stem.pop()
  return stem.join('') + ending
}

/** Back under its name, unless another file has it by now. */
async function putBack(from: string, path: string): Promise<boolean> {
  try {
    await link(from, path)
    await rm(from)
    return true
  } catch (error) {
    // Not every network folder can link.
    if (errorCode(error) === 'EEXIST' || existsSync(path)) return false
    await rename(from, path)
    return true
  }
}

/**
 * Moves a file into `folder`/`target` under the time and its name, with its report beside.
 * The report is made first, and only where there is none of its name: so no other file or report is ever written over.
 * Undefined when another file had come under its name: that one is where it was, to be taken next.
 */
export async function moveWithReport(
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
      if (errorCode(error) === 'EEXIST') continue
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
