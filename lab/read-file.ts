import { readFile, stat } from 'node:fs/promises'
import { errorCode } from '../server/error-code.ts'
import { FileProblem } from '../server/files/file-problem.ts'

const sentences: Record<string, (path: string) => string> = {
  ENOENT: (path) => `No existe el archivo ${path}.`,
  EISDIR: (path) => `${path} es una carpeta, no un archivo.`,
  EACCES: (path) => `No hay permiso para leer ${path}.`,
  EFBIG: (path) => `${path} pesa más de ${mostMegabytes} MB; no se lee un archivo tan grande.`,
}

/** Two million standards in CSV: more takes more memory than a command has. */
const mostMegabytes = 256

/** @throws FileProblem when there is no such file, it may not be read, or it is too large. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path)
    if (size > mostMegabytes * 1e6) throw Object.assign(new Error('too large'), { code: 'EFBIG' })
    return await readFile(path)
  } catch (cause) {
    const sentence = sentences[errorCode(cause)]
    throw sentence ? new FileProblem(sentence(path), { cause }) : cause
  }
}
