import { buildApp } from '../app.ts'
import type { Engine } from '../database/open.ts'
import type { App } from '../http/app-type.ts'
import type { OverloadLimits } from '../http/shed-overload.ts'
import type { Parts } from '../parts.ts'
import { readSettings } from '../settings.ts'
import { undocumentedReplies } from './documented-replies.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestApp extends TestDatabase {
  app: App
  parts: Parts
  /** Moves the server's clock: an ISO instant, such as '2026-12-01T18:00:00-06:00'. */
  setNow: (instant: string) => void
}

/** A busy machine is slow, not overloaded: for the servers of all tests but those of overload itself. */
export const neverOverloaded: OverloadLimits = { most: Number.POSITIVE_INFINITY, latest: Number.POSITIVE_INFINITY }

/** Tuesday morning: the clock of a test that does not set one. */
export const tuesday = '2026-12-01T10:00:00-06:00'

/**
 * The real server on `engine` (SQLite in memory, unless `file` says where), without a port, with a clock of its own.
 * Limits per address are off unless asked for. `close` throws when an answer was unlike its description in
 * /api/openapi.json.
 */
export async function startTestApp(
  engine: Engine,
  environment: Record<string, string> = {},
  file?: string,
): Promise<TestApp> {
  const database = await openTestDatabase(engine, file)
  let now = Temporal.Instant.from(tuesday)
  const parts: Parts = {
    db: database.db,
    engine,
    now: () => now,
    settings: readSettings({ RATE_LIMIT: '0', ...environment }),
    version: '0.0.0',
  }
  let undocumented: string[] = []
  const app = await buildApp(parts, {
    overload: neverOverloaded,
    observe: (observed) => {
      undocumented = undocumentedReplies(observed)
    },
  })
  return {
    ...database,
    app,
    parts,
    setNow: (instant) => {
      now = Temporal.Instant.from(instant)
    },
    close: async () => {
      await app.close()
      await database.close()
      if (undocumented.length > 0) throw new Error(`Answers unlike /api/openapi.json: ${undocumented.join('; ')}`)
    },
  }
}
