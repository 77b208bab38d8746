import { ExitCode, run } from '@stricli/core'
import { application } from './application.ts'
import type { Lab } from './lab.ts'

/** Runs one command. 0: done; 1: refused, or a fault; 2: wrong use. Source: design §5. */
export async function runLab(words: readonly string[], lab: Lab): Promise<0 | 1 | 2> {
  await run(application, words, lab)
  // Below zero stricli says what it could not make of the words.
  const code = Number(lab.process.exitCode ?? 0)
  if (code === ExitCode.UnknownCommand || code === ExitCode.InvalidArgument) return 2
  return code === 0 ? 0 : 1
}
