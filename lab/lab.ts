import type { CommandContext, StricliProcess } from '@stricli/core'
import type { Parts } from '../server/parts.ts'

/** What every command of the staff works with. */
export interface Lab {
  process: StricliProcess
  /** Opens and migrates the database, once. @throws StartError */
  open: () => Promise<Parts>
  /** Whether a person sits before the error stream, so that progress may be drawn there. */
  terminal: boolean
  environment: Readonly<Record<string, string | undefined>>
  /** Aborted once the process is told to end; from the first call on it no longer ends by itself then. */
  untilStopped: () => AbortSignal
}

/** What stricli is given: what it says of the words itself, before a command runs, goes to this `process`. */
export interface Invocation extends CommandContext {
  lab: Lab
}

/** What a command has to say. */
export interface Answer {
  /**
   * For programs: printed with --json; as a function where it is much, and seldom asked for. Absent where the command
   * has printed it while it ran.
   */
  json?: unknown
  /** For people. Ends without a line break. */
  text: string
  /** Printed as it is instead of `text`: the content of a file. */
  content?: string
  /** For people, beside the answer: goes to the error stream, with --json too. */
  notes?: readonly string[]
  /** Whether something asked was not done: exit code 1. */
  refused?: boolean
}
