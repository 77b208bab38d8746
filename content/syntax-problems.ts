import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSync } from 'vite'

type Fault = ReturnType<typeof parseSync>['errors'][number]

/** What an editor of texts did, most likely, and how to mend it; `at` gives the 1-based line of a place in the text. */
function remedy({ message, labels }: Fault, text: string, at: (start: number) => number): string {
  const [here, opened] = labels
  if (message.startsWith('Unterminated string'))
    return 'un texto no tiene comilla en sus dos extremos, o lleva una adentro. Escríbelo entre comillas rectas: \'…\', o "…" si lleva un apóstrofo.'
  if (message.startsWith('Invalid Character') && here)
    return `«${text.slice(here.start, here.end)}» no es un signo de estos archivos; los textos van entre comillas rectas: '…'.`
  if (message.startsWith('Expected `,` or ') && opened)
    return `aquí o en el renglón anterior falta una coma, una comilla, o ${/`([}\])])`/.exec(message)?.[1]} que cierre lo que abre el renglón ${at(opened.start)}.`
  return 'aquí o poco antes falta o sobra un signo: una coma, una comilla, { } o [ ].'
}

/**
 * The first thing that cannot be read in a TypeScript text; undefined when all of it can.
 * `name` is its path from the repository's root.
 */
export function syntaxProblem(name: string, text: string): string | undefined {
  const [fault] = parseSync(name, text).errors
  if (!fault) return undefined
  const at = (start: number) => text.slice(0, start).split('\n').length
  const line = at(fault.labels[0]?.start ?? 0)
  return `${name}: renglón ${line}: ${remedy(fault, text, at)}\n    ${text.split('\n')[line - 1]?.trim()}`
}

/** The problems of every TypeScript text of content/, one a file. */
export function syntaxProblems(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => syntaxProblem(`content/${name.replaceAll(sep, '/')}`, readFileSync(join(folder, name), 'utf8')))
    .filter((problem) => problem !== undefined)
}
