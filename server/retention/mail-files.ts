import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** 20261201T160000000Z, as the names of mails that were written to files begin. */
const written = (instant: Temporal.Instant) =>
  instant.toString({ smallestUnit: 'millisecond' }).replaceAll(/[-:.]/g, '')

/** Removes mails that `deliver-as-eml` wrote before an instant; only counts them unless `forGood`. Gives how many. */
export async function purgeMailFiles(dataDir: string, before: Temporal.Instant, forGood: boolean): Promise<number> {
  const folder = join(dataDir, 'correo')
  let names: string[]
  try {
    names = await readdir(folder)
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return 0
    throw cause
  }
  const old = names.filter((name) => /^\d{8}T\d{9}Z-.*\.eml$/.test(name) && name < written(before))
  if (forGood) for (const name of old) await rm(join(folder, name), { force: true })
  return old.length
}
