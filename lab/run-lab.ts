import { ExitCode, run } from '@stricli/core'
import { application, root } from './application.ts'
import { commandPaths, followWords, isGroup } from './command-paths.ts'
import type { Lab } from './lab.ts'
import { exampleOf, programName } from './lab-command.ts'
import { nearestCommands } from './nearest-commands.ts'

const asksForHelp = (words: readonly string[]) => words.some((word) => ['--help', '-h', '--helpAll'].includes(word))

/** Lines for somebody whose words were no command, or not all of one. */
function guidance(words: readonly string[]): string {
  const { target, path, unknown } = followWords(root, words)
  if (!isGroup(target)) {
    const name = path.join(' ')
    return `Ejemplo: ${programName} ${exampleOf(target) ?? name}\nAyuda:   ${programName} ${name} --help`
  }
  const near = unknown === undefined ? [] : nearestCommands(words, commandPaths(root))
  const groups = new Set(near.map((name) => name.split(' ')[0]))
  const isGroupMeant = near.length > 1 && groups.size === 1
  const group = isGroupMeant ? [...groups] : path
  return [
    ...(isGroupMeant ? [] : near.map((name) => `Quizá:   ${programName} ${name}`)),
    `Ayuda:   ${[programName, ...group, '--help'].join(' ')}`,
  ].join('\n')
}

/**
 * Runs one command. 0: done; 1: refused, or a fault; 2: wrong use, and then the error stream says what was meant. A
 * group alone shows its commands, and is wrong use too. Source: design §5.
 */
export async function runLab(words: readonly string[], lab: Lab): Promise<0 | 1 | 2> {
  const { target, unknown } = followWords(root, words)
  await run(application, words, lab)
  // Below zero stricli says what it could not make of the words.
  const code = Number(lab.process.exitCode ?? 0)
  if (code === ExitCode.UnknownCommand || code === ExitCode.InvalidArgument) {
    lab.process.stderr.write(`${guidance(words)}\n`)
    return 2
  }
  const isGroupAlone = isGroup(target) && unknown === undefined && !asksForHelp(words)
  if (isGroupAlone) return 2
  return code === 0 ? 0 : 1
}
