import type { AuditEntry } from '../audit/audit-entry.ts'

/** Who changed something of which order, and of which instrument of it. */
export type ChangeOf = Pick<AuditEntry, 'quien' | 'OrdenServicio' | 'idDatoCert'>

/** The log's entries for changed values: one a field, with the value before and after. */
export function changeEntries<Field extends string>(
  of: ChangeOf,
  before: Record<Field, string>,
  changes: Partial<Record<Field, string>>,
): AuditEntry[] {
  return (Object.keys(changes) as Field[]).map((campo) => ({
    ...of,
    tipo: 'cambio',
    campo,
    antes: before[campo],
    despues: changes[campo] ?? '',
  }))
}
