import type * as z from 'zod'

/** services, [3, 'accreditation', 'link'] → 'services[3].accreditation.link'. */
const keyOf = (name: string, path: PropertyKey[]) =>
  path.reduce<string>((key, part) => (typeof part === 'number' ? `${key}[${part}]` : `${key}.${String(part)}`), name)

/** For what the schema has no sentence of its own. */
const kinds: Record<string, string> = {
  object: 'falta, o no es un grupo entre { }',
  array: 'falta, o no es una lista entre [ ]',
}

/**
 * What does not fit its schema, a sentence each with file and key;
 * `name` is what the value is called in `file`, a path in content/.
 */
export function schemaProblems(schema: z.ZodType, value: unknown, file: string, name: string): string[] {
  const error = (issue: object) => kinds['expected' in issue ? String(issue.expected) : ''] ?? 'no es lo que debe ser'
  const issues = schema.safeParse(value, { error }).error?.issues ?? []
  return issues.map(({ path, message }) => `content/${file}: ${keyOf(name, path)} ${message}`)
}
