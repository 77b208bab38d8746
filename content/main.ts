// What `npm run build` does first: says in Spanish, with file and line, what the editor of content/ has to mend.
// Nothing of content/ is imported before it is known that it can be read:
// the bundler would answer in English, with a stack.
import { syntaxProblems } from './syntax-problems.ts'

const folder = import.meta.dirname

/** A word without its quotes is a name that nothing has. @throws Error as it is, when it is anything else. */
function unquotedProblem(error: unknown): string {
  const [, word] = /^(\S+) is not defined$/.exec(error instanceof ReferenceError ? error.message : '') ?? []
  const [, name, line] = /[\\/](content[\\/][^:]+\.ts):(\d+)/.exec((error as Error).stack ?? '') ?? []
  if (!word || !name) throw error
  return `${name}: renglón ${line}: «${word}» no va suelto; los textos van entre comillas: '${word}…'.`
}

async function problems(): Promise<string[]> {
  const unreadable = syntaxProblems(folder)
  if (unreadable.length > 0) return unreadable
  try {
    const { folderProblems } = await import('./check.ts')
    return await folderProblems(folder)
  } catch (error) {
    return [unquotedProblem(error)]
  }
}

const found = await problems()
if (found.length > 0) {
  console.error(['El contenido tiene errores:', ...found].join('\n  '))
  process.exitCode = 1
}
