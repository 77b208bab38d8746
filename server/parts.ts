import type { Engine } from './database/open.ts'
import type { Db } from './database/tables.ts'
import type { Settings } from './settings.ts'

/** What the calls and the command line are built from. Only `main.ts` reads the clock and the environment. */
export interface Parts {
  db: Db
  engine: Engine
  now: () => Temporal.Instant
  settings: Settings
  version: string
  /** To be called after a commit that put a mail into the outbox: wakes the sender. Absent where none runs. */
  mailQueued?: () => void
}
