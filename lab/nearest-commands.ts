import { editDistance } from '../server/standards/edit-distance.ts'
import type { CommandPath } from './command-paths.ts'

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** From 0 (the same) to 1 (nothing alike). The start of a word is near it. */
function unlike(typed: string, name: string): number {
  if (typed.length >= 3 && name.startsWith(typed)) return 0.1
  return editDistance(typed, name) / Math.max(typed.length, name.length)
}

const mostAlike = 0.45

/** Each of a command's words beside the typed one it resembles most; a command has no more words than two. */
function distance(typed: readonly string[], { words }: CommandPath): number {
  const [first = '', second = first] = words
  const [one = '', other] = typed
  if (other === undefined) return Math.min(unlike(one, first), unlike(one, second))
  const inOrder = (unlike(one, first) + unlike(other, second)) / 2
  const swapped = (unlike(one, second) + unlike(other, first)) / 2
  // «exportar OS-1»: the group was left out.
  const groupless = unlike(one, second) + 0.2
  return Math.min(inOrder, swapped + 0.05, groupless)
}

/**
 * The commands that words which lead nowhere were most likely meant for, the nearest alone or all as near; maybe none.
 */
export function nearestCommands(typed: readonly string[], paths: readonly CommandPath[]): string[] {
  const words = typed.filter((word) => !word.startsWith('-')).map(plain)
  if (words.length === 0) return []
  const near = paths.map((path) => ({ name: path.words.join(' '), apart: distance(words, path) }))
  const least = Math.min(...near.map(({ apart }) => apart))
  return least > mostAlike ? [] : near.filter(({ apart }) => apart - least < 0.01).map(({ name }) => name)
}
