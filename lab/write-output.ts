import { writeFile } from 'node:fs/promises'
import { errorCode } from '../server/error-code.ts'
import { FileProblem } from '../server/files/file-problem.ts'
import type { Answer } from './lab.ts'
import { WrongUse } from './wrong-use.ts'

interface Output {
  /** File to write; without it the content goes to the standard output. */
  salida: string | undefined
  format: string
  content: string | Buffer
  /** What --json prints where no file is written. */
  json: () => unknown
  /** How much was exported, in words and by name. */
  said: string
  count: Record<string, number>
}

const sentences: Record<string, (path: string) => string> = {
  ENOENT: (path) => `No existe la carpeta de ${path}.`,
  EISDIR: (path) => `${path} es una carpeta, no un archivo.`,
  EACCES: (path) => `No hay permiso para escribir ${path}.`,
  ENOSPC: () => 'No queda espacio en el disco.',
}

async function write(path: string, content: string | Buffer): Promise<void> {
  try {
    await writeFile(path, content)
  } catch (cause) {
    const sentence = sentences[errorCode(cause)]
    throw sentence ? new FileProblem(sentence(path), { cause }) : cause
  }
}

/**
 * Ends an export: to its file, or to the standard output.
 * @throws FileProblem when the file cannot be written, WrongUse when an XLSX has none.
 */
export async function writeOutput({ salida, format, content, json, said, count }: Output): Promise<Answer> {
  if (salida !== undefined) {
    await write(salida, content)
    return { json: { archivo: salida, formato: format, ...count }, text: `${said} en ${salida}` }
  }
  if (typeof content !== 'string') throw new WrongUse('Un XLSX necesita un archivo: agrega --salida ARCHIVO.xlsx.')
  return { json, text: '', content }
}
