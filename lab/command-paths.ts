import type { Command, RouteMap } from '@stricli/core'
import type { Invocation } from './lab.ts'

export type Target = Command<Invocation> | RouteMap<Invocation>

export const isGroup = (target: Target): target is RouteMap<Invocation> => 'getAllEntries' in target

export interface CommandPath {
  /** Such as ['ordenes', 'importar']. */
  words: readonly string[]
  command: Command<Invocation>
}

/** Every command below a group, with the words that lead to it. */
export function commandPaths(group: RouteMap<Invocation>, before: readonly string[] = []): CommandPath[] {
  return group.getAllEntries().flatMap(({ name, target }) => {
    const words = [...before, name.original]
    return isGroup(target) ? commandPaths(target, words) : [{ words, command: target }]
  })
}

/**
 * How far words lead: the command or group they reach, the words of its name, and the first word that names nothing.
 */
export function followWords(root: RouteMap<Invocation>, words: readonly string[]) {
  let target: Target = root
  const path: string[] = []
  for (const word of words) {
    if (!isGroup(target) || word.startsWith('-')) break
    const next: Target | undefined = target.getRoutingTargetForInput(word)
    if (!next) return { target, path, unknown: word }
    target = next
    path.push(word)
  }
  return { target, path, unknown: undefined }
}
