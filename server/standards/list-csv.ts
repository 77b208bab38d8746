import { isOverdue, overdueWord } from '../../contract/overdue.ts'
import { csvMark, writeCsvRows } from '../files/write-csv.ts'
import { reportLink } from './report-link.ts'
import { type Standard, standardFields } from './standard.ts'

interface ListCsvOptions {
  /** The laboratory's civil date: '2026-12-01'. */
  today: string
  /** The site's address, for links that are given without one. */
  baseUrl: string
}

/**
 * The list as a CSV file: the columns as they are imported, and two for people, which an import ignores: whether the
 * standard is overdue, and where its report is.
 */
export async function* listCsv(
  list: AsyncIterable<Standard[]>,
  { today, baseUrl }: ListCsvOptions,
): AsyncGenerator<string> {
  yield csvMark + writeCsvRows([[...standardFields, 'Vigencia', 'Enlace']])
  for await (const standards of list)
    yield writeCsvRows(
      standards.map((standard) => [
        ...standardFields.map((field) => standard[field]),
        isOverdue(standard.Proxima, today) ? overdueWord : '',
        reportLink(standard.Informe, baseUrl),
      ]),
    )
}
