import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'
import { emlTime, isEmlName } from '../mail/eml-name.ts'

/** Removes mails that `deliver-as-eml` wrote before an instant; only counts them unless `forGood`. Gives how many. */
export async function purgeMailFiles(dataDir: string, before: Temporal.Instant, forGood: boolean): Promise<number> {
  const folder = join(dataDir, 'correo')
  let names: string[]
  try {
    names = await readdir(folder)
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return 0
    throw cause
  }
  const old = names.filter((name) => isEmlName(name) && name < emlTime(before))
  if (forGood) for (const name of old) await rm(join(folder, name), { force: true })
  return old.length
}
