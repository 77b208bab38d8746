import { FileProblem } from './file-problem.ts'

/** Where V8 says that it went wrong; of a letter that may not stand there it does not say where. */
const place = /at position (\d+) \(line (\d+) column (\d+)\)/

function problemOf(text: string, said: string): string {
  if (text.trim() === '') return 'El archivo está vacío.'
  const [, position, line, column] = place.exec(said) ?? []
  const isCutShort = said.startsWith('Unexpected end') || Number(position) >= text.trimEnd().length
  if (isCutShort) return 'El archivo no es JSON válido: termina a la mitad. Vuelve a exportarlo.'
  if (position === undefined) return 'El archivo no es JSON válido. Vuelve a exportarlo.'
  return `El archivo no es JSON válido: revisa el renglón ${line}, columna ${column}.`
}

/** @throws FileProblem when the text is no JSON, with the place. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new FileProblem(problemOf(text, (cause as Error).message), { cause })
  }
}
