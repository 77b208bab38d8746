import type { Db } from '../database/tables.ts'
import { editDistance } from './edit-distance.ts'
import { looseKey } from './search-key.ts'
import { listNearIdentifiers } from './standard-store.ts'

const mostShown = 5
/** Candidates looked at: bounded, so that a million standards cost what a hundred do. */
const mostCandidates = 200
const furthest = 2

/**
 * Published identifiers that `key`, which was not found, may have meant, at most five: those with the same letters and
 * digits, other separators or O for 0, alone where there are any, since any other is another standard; else its
 * continuations and what is at most two characters away, nearest first.
 */
export async function findNearIdentifiers(db: Db, key: string): Promise<string[]> {
  const wanted = looseKey(key)
  if (wanted.length < 2) return []
  // What was mistyped is nearly always the end; a longer start keeps the candidates few and alike.
  const starts = [wanted, wanted.slice(0, -1), wanted.slice(0, -2)].filter((start) => start.length >= 2)
  const near = new Map<string, number>()
  for (const start of starts) {
    for (const { Identificacion, claveSuelta } of await listNearIdentifiers(db, start, mostCandidates)) {
      const distance = claveSuelta.startsWith(wanted)
        ? claveSuelta.length > wanted.length
          ? 1
          : 0
        : editDistance(claveSuelta, wanted)
      if (distance <= furthest && !near.has(Identificacion)) near.set(Identificacion, distance)
    }
    if (near.size >= mostShown || [...near.values()].includes(0)) break
  }
  const ranked = [...near].sort(([, a], [, b]) => a - b)
  const same = ranked.filter(([, distance]) => distance === 0)
  return (same.length > 0 ? same : ranked).slice(0, mostShown).map(([Identificacion]) => Identificacion)
}
