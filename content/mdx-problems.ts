import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { compile } from '@mdx-js/mdx'

interface Place {
  line?: number
  column?: number
  reason?: string
}

/** What cannot be read in an MDX text; undefined when all of it can. `name` is its path from the repository's root. */
export async function mdxProblem(name: string, text: string): Promise<string | undefined> {
  try {
    await compile(text)
    return undefined
  } catch (error) {
    const { line, column, reason = String(error) } = error as Place
    const place = line === undefined ? '' : ` renglón ${line}, columna ${column}:`
    return `${name}:${place} no se puede leer como MDX. Un < o una { que sea texto se escribe \\< o \\{. (${reason})`
  }
}

/** The problems of every MDX text of content/. */
export async function mdxProblems(folder: string): Promise<string[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'))
  const problems = await Promise.all(
    names.map((name) => mdxProblem(`content/${name.replaceAll(sep, '/')}`, readFileSync(join(folder, name), 'utf8'))),
  )
  return problems.filter((problem) => problem !== undefined)
}
