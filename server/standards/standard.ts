import { createHash } from 'node:crypto'

/** The columns of a reference standard in the order of the table. Source: specification §2, §3. */
export const standardFields = ['Descripcion', 'Marca', 'Identificacion', 'Calibrado', 'Proxima', 'Informe'] as const
export type StandardField = (typeof standardFields)[number]
/** As published: `Informe` cleaned, the dates cut to their first ten characters. */
export type Standard = Record<StandardField, string>

/** Equal for equal rows, and for no others. */
export function standardDigest(standard: Standard): string {
  const fields = JSON.stringify(standardFields.map((field) => standard[field]))
  return createHash('sha256').update(fields).digest('base64url').slice(0, 22)
}
