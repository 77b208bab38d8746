import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'

/**
 * Folder by folder: Node's own recursive mkdir never returns where the system says ENOENT of a folder that is there
 * (/proc).
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (cause) {
    // Another process was quicker.
    if (!existsSync(path)) throw cause
  }
}

function requireAccess(path: string, mode: number, sentence: string): void {
  try {
    accessSync(path, mode)
  } catch (cause) {
    throw new StartError(sentence, { cause })
  }
}

/** Makes the folder of the data where it is missing. @throws StartError when it cannot be made or written. */
export function prepareDataFolder(dataDir: string): void {
  const sentence = `No se puede escribir en la carpeta de datos ${dataDir}. Dale permiso de escritura a este usuario o cambia DATA_DIR.`
  try {
    makeFolder(dataDir)
  } catch (cause) {
    throw new StartError(sentence, { cause })
  }
  requireAccess(dataDir, constants.R_OK | constants.W_OK | constants.X_OK, sentence)
}

/** The SQLite file in the folder of the data. */
export const databaseFile = (dataDir: string) => join(dataDir, 'certeza.db')

/**
 * SQLite opens a file that it may only read, and fails at the first save: found before, at the start.
 * Mostly the file of somebody who ran a command as another user.
 * @throws StartError
 */
export function requireWritableDatabase(dataDir: string): void {
  for (const file of ['', '-wal', '-shm'].map((end) => `${databaseFile(dataDir)}${end}`)) {
    if (!existsSync(file)) continue
    const sentence = `No se puede escribir en ${file}. Dale permiso de escritura a este usuario (quizá lo creó otro) o cambia DATA_DIR.`
    requireAccess(file, constants.R_OK | constants.W_OK, sentence)
  }
}
