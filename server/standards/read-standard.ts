import { type StandardsImport, standardRecord } from '../../contract/calls/standards.ts'
import { cleanReport } from './clean-report.ts'
import { searchKey } from './search-key.ts'
import type { Standard } from './standard.ts'

/** One row of the laboratory's list. */
export interface SnapshotRow {
  /** Its number in the file: in a list from 1, in a table as a spreadsheet numbers it. */
  renglon: number
  /** Its columns by name. */
  values: unknown
  /** Why it, or one of its columns, could not be read at all. */
  problem?: string
  /** The column of `problem`; absent where that is of the whole row. */
  columna?: string
}

type Rejected = StandardsImport['rechazados'][number]

/** Dates as given: what the table shows of them is ten characters. Source: specification §3. */
const dateLength = 10
/** By character: half of one is no text, and PostgreSQL refuses it. */
const shownDate = (text: string) => [...text].slice(0, dateLength).join('')

/** One row of a snapshot as it will be published, or why each of its columns cannot be accepted. */
export function readStandard({ renglon, values, problem, columna = '' }: SnapshotRow): Standard | Rejected[] {
  if (problem !== undefined) return [{ renglon, columna, motivo: problem }]
  const { data, error } = standardRecord.safeParse(values)
  if (error)
    return error.issues.map(({ path, message, code }) => {
      const wrong = String(path[0] ?? '')
      if (wrong === '') return { renglon, columna: wrong, motivo: 'El renglón no es un patrón con sus columnas.' }
      const absent = code === 'invalid_type' && typeof values === 'object' && values !== null && !(wrong in values)
      return { renglon, columna: wrong, motivo: absent ? 'Falta la columna.' : message }
    })
  // Made only of characters that nobody sees, it could be neither read nor searched.
  if (searchKey(data.Identificacion) === '')
    return [{ renglon, columna: 'Identificacion', motivo: 'Falta la identificación.' }]
  return {
    ...data,
    Calibrado: shownDate(data.Calibrado),
    Proxima: shownDate(data.Proxima),
    Informe: cleanReport(data.Informe),
  }
}
