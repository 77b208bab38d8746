import {
  buildCommand,
  type Command,
  ExitCode,
  type FlagParametersForType,
  type TypedPositionalParameters,
} from '@stricli/core'
import { complain, complaintOf } from './complaint.ts'
import type { Answer, Invocation, Lab } from './lab.ts'
import { WrongUse } from './wrong-use.ts'

interface Description<Flags extends object, Args extends readonly unknown[]> {
  brief: string
  /** More than the brief, shown by --help. */
  full?: string
  /** Words behind `npm run lab --` that --help shows, and whoever uses it wrongly is told. */
  example: string | readonly string[]
  flags: FlagParametersForType<Flags, Invocation>
  positional: TypedPositionalParameters<Args, Invocation>
  run: (lab: Lab, flags: Flags & { json?: boolean }, ...args: Args) => Promise<Answer>
}

export const programName = 'npm run lab --'

const examples = new WeakMap<object, string>()

/** The example of a command's --help. */
export const exampleOf = (command: object): string | undefined => examples.get(command)

const jsonFlag = {
  kind: 'boolean',
  brief: 'Resultado en JSON, para programas',
  optional: true,
  withNegated: false,
} as const

function say({ process }: Lab, answer: Answer, json: boolean): void {
  for (const note of answer.notes ?? []) process.stderr.write(`${note}\n`)
  if (json && answer.json !== undefined) {
    const value: unknown = typeof answer.json === 'function' ? answer.json() : answer.json
    process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
  } else if (answer.content !== undefined) process.stdout.write(answer.content)
  else if (answer.text !== '') process.stdout.write(`${answer.text}\n`)
}

/**
 * A command of the staff: takes --json beside its own flags, prints its answer, and ends with 0 or, when it was refused
 * (the only place where refusals are printed), with 1 or 2. A fault of ours is thrown on.
 */
export function labCommand<Flags extends object, Args extends readonly unknown[]>({
  brief,
  full = brief,
  example,
  flags,
  positional,
  run,
}: Description<Flags, Args>): Command<Invocation> {
  const examplesOf = [example].flat()
  const lines = examplesOf.map((words) => `  ${programName} ${words}`)
  const command = buildCommand<Flags & { json?: boolean }, Args, Invocation>({
    docs: { brief, fullDescription: [`${full}\n`, 'EJEMPLO', ...lines].join('\n') },
    // The two halves are typed; stricli cannot see that their union is what `Flags & { json }` asks for.
    parameters: { flags: { ...flags, json: jsonFlag } as never, positional },
    async func(given, ...args) {
      const { lab } = this
      try {
        const answer = await run(lab, given, ...args)
        say(lab, answer, given.json === true)
        if (answer.refused) lab.process.exitCode = 1
      } catch (error) {
        const complaint = complaintOf(error)
        if (!complaint) throw error
        complain(lab, complaint, given.json === true)
        lab.process.exitCode = error instanceof WrongUse ? ExitCode.InvalidArgument : 1
      }
    },
  })
  examples.set(command, examplesOf[0] ?? '')
  return command
}
