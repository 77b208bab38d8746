import type { StandardsReply } from '../../contract/calls/standards.ts'
import { dataVersion } from '../database/data-version.ts'
import { KeptTexts } from '../database/kept-texts.ts'
import type { Db } from '../database/tables.ts'
import { type AskedStandards, showStandards } from './show-standards.ts'

/** In characters: some 400 pages of ten. */
const keptCharacters = 1_000_000

/**
 * Gives what `showStandards` does, as the text that `write` makes of it. One that is asked
 * for twice is kept until anything is written to the database: most visitors ask for the same first pages.
 * Where a write has no cheap sign (PostgreSQL), it is made each time.
 */
export function readyStandards(db: Db) {
  const kept = new KeptTexts<{ text: string }>(keptCharacters)
  return async (question: AskedStandards, write: (page: StandardsReply) => string): Promise<string> => {
    const version = dataVersion(db)
    const key = `${question.page} ${question.pageSize} ${question.identificacion ?? ''}`
    const known = version === undefined ? undefined : kept.get(key, version)
    if (known) return known.text
    const text = write(await showStandards(db, question))
    if (version !== undefined) kept.offer(key, version, { text })
    return text
  }
}
