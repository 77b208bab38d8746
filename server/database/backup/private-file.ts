import { existsSync } from 'node:fs'
import { link, open, rm, writeFile } from 'node:fs/promises'
import { StartError } from '../../start-error.ts'

const unfinished = (file: string) => `${file}.incompleto`

function refuseToOverwrite(file: string): void {
  if (existsSync(file)) throw new StartError(`Ya existe ${file}; un respaldo no se escribe encima. Elige otro nombre.`)
}

const cannotWrite = (file: string, cause: unknown) =>
  new StartError(`No se pudo escribir ${file}. Revisa que la carpeta exista, el permiso y el espacio.`, { cause })

/** Why a file could not be written is a sentence; anything else is a fault of ours, or the database's. */
const isOfDisk = (cause: unknown) =>
  cause instanceof Error &&
  'code' in cause &&
  ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ENOSPC', 'EROFS', 'EDQUOT', 'EIO', 'EFBIG'].includes(String(cause.code))

/**
 * Lets `write` fill a new file that only its owner may read (it holds every order's link). It appears under its name
 * when it is whole and on the disk, and never replaces another; after a failure nothing is left.
 * @throws StartError when it exists or cannot be written.
 */
export async function writePrivateFile(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  refuseToOverwrite(file)
  const partial = unfinished(file)
  try {
    await rm(partial, { force: true })
    await writeFile(partial, '', { mode: 0o600 })
    await write(partial)
    const written = await open(partial, 'r+')
    await written.sync().finally(() => written.close())
    await link(partial, file)
  } catch (cause) {
    refuseToOverwrite(file)
    throw isOfDisk(cause) ? cannotWrite(file, cause) : cause
  } finally {
    await rm(partial, { force: true })
  }
}
