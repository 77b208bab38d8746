import type { StandardsReply } from '../../contract/calls/standards.ts'
import { dataVersion } from '../database/data-version.ts'
import { KeptTexts } from '../database/kept-texts.ts'
import type { Db } from '../database/tables.ts'
import { type AskedStandards, showStandards } from './show-standards.ts'

/** In characters: some 400 pages of ten. */
const keptCharacters = 1_000_000
const rememberedQuestions = 400

/**
 * Gives what `showStandards` does, as the text that `write` makes of it. One that is asked for twice is kept until anything
 * is written to the database: most visitors ask for the same first pages, and keeping each of thousands would only fill the
 * memory. Where a write has no cheap sign (PostgreSQL), it is made each time.
 */
export function readyStandards(db: Db) {
  const kept = new KeptTexts<{ version: number; text: string }>(keptCharacters)
  const asked = new Set<string>()
  return async (question: AskedStandards, write: (page: StandardsReply) => string): Promise<string> => {
    const version = dataVersion(db)
    const key = `${question.page} ${question.pageSize} ${question.identificacion ?? ''}`
    const known = kept.get(key)
    if (known && known.version === version) return known.text
    const text = write(await showStandards(db, question))
    if (version !== undefined && asked.has(key)) kept.keep(key, { version, text })
    if (asked.size >= rememberedQuestions) asked.clear()
    asked.add(key)
    return text
  }
}
