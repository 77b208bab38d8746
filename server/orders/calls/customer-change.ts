/** What a customer's call changes in one record. */
interface CustomerChange<Field extends string> {
  /** The fields whose value differs from what is stored; empty when there is nothing to write. */
  changes: Partial<Record<Field, string>>
  /** Who differs from what the laboratory sent, after the change. */
  tocados: Field[]
}

interface StoredValues<Field extends string> {
  values: Record<Field, string>
  recibido: Record<Field, string>
  tocados: readonly Field[]
}

/**
 * Compares what was sent with what is stored. With `cambiados` only the fields it names count, so that a second tab's
 * old values do not come back. A value put back to what the laboratory sent is no longer `tocado`. Source: design §7.
 */
export function customerChange<Field extends string>(
  fields: readonly Field[],
  { values, recibido, tocados }: StoredValues<Field>,
  sent: Partial<Record<Field, string | undefined>>,
  cambiados: readonly Field[] = fields,
): CustomerChange<Field> {
  const changed = fields.filter(
    (field) => cambiados.includes(field) && sent[field] !== undefined && sent[field] !== values[field],
  )
  const changes = Object.fromEntries(changed.map((field) => [field, sent[field]])) as CustomerChange<Field>['changes']
  const differs = (field: Field) =>
    changes[field] === undefined ? tocados.includes(field) : changes[field] !== recibido[field]
  return { changes, tocados: fields.filter(differs) }
}
