import { type StandardsImport, standardRecord } from '../../contract/calls/standards.ts'
import { cleanReport } from './clean-report.ts'
import type { Standard } from './standard.ts'

type Rejected = StandardsImport['rechazados'][number]

/** Dates as given: what the table shows of them is ten characters. Source: specification §3. */
const dateLength = 10

/** One row of a snapshot as it will be published, or why each of its columns cannot be accepted. */
export function readStandard(renglon: number, values: unknown): Standard | Rejected[] {
  const { data, error } = standardRecord.safeParse(values)
  if (error)
    return error.issues.map(({ path, message, code }) => {
      const columna = String(path[0] ?? '')
      if (columna === '') return { renglon, columna, motivo: 'El renglón no es un patrón con sus columnas.' }
      const absent = code === 'invalid_type' && typeof values === 'object' && values !== null && !(columna in values)
      return { renglon, columna, motivo: absent ? 'Falta la columna.' : message }
    })
  return {
    ...data,
    Calibrado: data.Calibrado.slice(0, dateLength),
    Proxima: data.Proxima.slice(0, dateLength),
    Informe: cleanReport(data.Informe),
  }
}
