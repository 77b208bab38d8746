import { identity } from '../content/identity.ts'
import { identitySchema } from '../content/schema.ts'
import { schemaProblems } from '../content/schema-problems.ts'
import { StartError } from './start-error.ts'

/**
 * Mails and documents say who the laboratory is: the site's build refuses a wrong identity too, but commands and a
 * server started by hand are not preceded by one.
 * @throws StartError with file and key of all that is wrong.
 */
export function requireIdentity(given: unknown = identity): void {
  const problems = schemaProblems(identitySchema, given, 'identity.ts', 'identity')
  if (problems.length > 0) throw new StartError(problems.join('\n'))
}
