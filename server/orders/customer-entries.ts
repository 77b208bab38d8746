import type { AuditEntry } from '../audit/audit-entry.ts'

/** The log's entries for a customer's change: one a field, with the value before and after. */
export function customerEntries<Field extends string>(
  OrdenServicio: string,
  before: Record<Field, string>,
  changes: Partial<Record<Field, string>>,
  idDatoCert?: string,
): AuditEntry[] {
  return (Object.keys(changes) as Field[]).map((campo) => ({
    quien: 'cliente',
    tipo: 'cambio',
    OrdenServicio,
    ...(idDatoCert !== undefined && { idDatoCert }),
    campo,
    antes: before[campo],
    despues: changes[campo] ?? null,
  }))
}
