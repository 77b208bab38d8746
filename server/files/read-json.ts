import { FileProblem } from './file-problem.ts'

/** @throws FileProblem when the text is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new FileProblem('El archivo no es JSON válido.', { cause })
  }
}
