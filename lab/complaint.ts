import { FileProblem } from '../server/files/file-problem.ts'
import { isDatabaseAway } from '../server/http/database-away.ts'
import { Refusal } from '../server/refusal.ts'
import { StartError } from '../server/start-error.ts'
import type { Lab } from './lab.ts'
import { WrongUse } from './wrong-use.ts'

/** What a person reads instead of a result. */
interface Complaint {
  error: string
  /** Sentences by field, where there are any. */
  campos?: Record<string, string>
}

/** The sentence for an error that says why something was not done; undefined for a fault of ours. */
export function complaintOf(error: unknown): Complaint | undefined {
  if (error instanceof Refusal) return { error: error.message, ...(error.campos && { campos: error.campos }) }
  if (error instanceof FileProblem || error instanceof StartError || error instanceof WrongUse)
    return { error: error.message }
  if (isDatabaseAway(error)) return { error: 'La base de datos no responde. Vuelve a intentarlo enseguida.' }
  return undefined
}

export function complaintText({ error, campos = {} }: Complaint): string {
  return [error, ...Object.entries(campos).map(([field, sentence]) => `  ${field}: ${sentence}`)].join('\n')
}

/** To the error stream for a person, to the standard output for a program: there the result would be. */
export function complain({ process }: Lab, complaint: Complaint, json: boolean): void {
  if (json) process.stdout.write(`${JSON.stringify(complaint, null, 2)}\n`)
  else process.stderr.write(`${complaintText(complaint)}\n`)
}
