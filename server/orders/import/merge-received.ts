/** What received values do to stored ones. */
export interface Merge<Field extends string> {
  /** The laboratory's values as last received, to be remembered. */
  recibido: Record<Field, string>
  /** Whether `recibido` holds anything new. */
  remembers: boolean
  /** What to write over the stored values. */
  changes: Partial<Record<Field, string>>
  /** Fields in which the customer's value stays although the laboratory's differs. */
  kept: Field[]
}

/**
 * Field by field: a value that the customer changed stays and is reported where the laboratory's differs; the others
 * become what was received; a field that was not sent stays. A received value equal to the stored one changes nothing,
 * so that an export, which holds the customer's values, comes in unchanged. Source: design §6.
 */
export function mergeReceived<Field extends string>(
  fields: readonly Field[],
  stored: { values: Record<Field, string>; recibido: Record<Field, string>; tocados: readonly string[] },
  received: Partial<Record<Field, string>>,
): Merge<Field> {
  const merge: Merge<Field> = { recibido: { ...stored.recibido }, remembers: false, changes: {}, kept: [] }
  for (const field of fields) {
    const value = received[field]
    if (value === undefined || value === stored.values[field]) continue
    merge.remembers ||= value !== stored.recibido[field]
    merge.recibido[field] = value
    if (stored.tocados.includes(field)) merge.kept.push(field)
    else merge.changes[field] = value
  }
  return merge
}
