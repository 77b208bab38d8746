import { readFile } from 'node:fs/promises'
import { FileProblem } from '../server/files/file-problem.ts'

const sentences: Record<string, (path: string) => string> = {
  ENOENT: (path) => `No existe el archivo ${path}.`,
  EISDIR: (path) => `${path} es una carpeta, no un archivo.`,
  EACCES: (path) => `No hay permiso para leer ${path}.`,
}

/** @throws FileProblem when there is no such file, or it may not be read. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const sentence = sentences[code]
    throw sentence ? new FileProblem(sentence(path), { cause }) : cause
  }
}
