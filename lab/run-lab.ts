import { ExitCode, run } from '@stricli/core'
import { application, root } from './application.ts'
import { commandPaths, followWords, isGroup } from './command-paths.ts'
import { complain } from './complaint.ts'
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

/** Whether a program called: asked of the words themselves, since those that cannot be read are told of in JSON too. */
function asksForJson(words: readonly string[]): boolean {
  const end = words.indexOf('--')
  return words.slice(0, end < 0 ? undefined : end).includes('--json')
}

/**
 * Runs words on `lab`; what stricli says of them, before or beside the command, is held back where a program called.
 */
async function runWords(words: readonly string[], lab: Lab, json: boolean) {
  const held: string[] = []
  const stderr = json ? { write: (text: string) => void held.push(text) } : lab.process.stderr
  const process: Lab['process'] = { ...lab.process, stderr }
  await run(application, words, { process, lab })
  return { code: Number(lab.process.exitCode ?? process.exitCode ?? 0), held: held.join('') }
}

/**
 * Runs one command. 0: done; 1: refused, or a fault; 2: wrong use, and then the error stream says what was meant. A
 * group alone shows its commands, or says to a program that a command is missing,
 * and is wrong use too. Source: design §5.
 */
export async function runLab(words: readonly string[], lab: Lab): Promise<0 | 1 | 2> {
  const { target, unknown } = followWords(root, words)
  const json = asksForJson(words)
  const isGroupAlone = isGroup(target) && unknown === undefined && !asksForHelp(words)
  if (isGroupAlone && json) {
    complain(lab, { error: 'Falta el comando; sus opciones van después.' }, json)
    lab.process.stderr.write(`${guidance(words)}\n`)
    return 2
  }
  const { code, held } = await runWords(words, lab, json)
  // Below zero stricli says what it could not make of the words.
  if (code === ExitCode.UnknownCommand || code === ExitCode.InvalidArgument) {
    if (held !== '') complain(lab, { error: held.trim().replaceAll('\n', ' ') }, json)
    lab.process.stderr.write(`${guidance(words)}\n`)
    return 2
  }
  lab.process.stderr.write(held)
  if (isGroupAlone) return 2
  return code === 0 ? 0 : 1
}
