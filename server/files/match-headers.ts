import { FileProblem } from './file-problem.ts'

export interface Column<Name extends string> {
  name: Name
  optional?: boolean
}

/** As headers are compared: without case, accents and blanks. Source: design §6. */
export function headerKey(header: string): string {
  return header
    .normalize('NFD')
    .replace(/[\p{M}\s\p{Cf}]/gu, '')
    .toLowerCase()
}

const listed = (names: readonly string[]) => new Intl.ListFormat('es-MX').format(names)

function problems(missing: readonly string[], doubled: readonly string[], headers: readonly string[]): string {
  return [
    ...(missing.length === 1 ? [`Falta la columna ${listed(missing)}.`] : []),
    ...(missing.length > 1 ? [`Faltan las columnas ${listed(missing)}.`] : []),
    // `A|B|C` is one cell.
    ...(missing.length > 1 && headers.length === 1
      ? ['El encabezado es una sola celda: en un CSV se separan con coma, punto y coma o tabulador.']
      : []),
    ...(doubled.length === 1 ? [`La columna ${listed(doubled)} está más de una vez.`] : []),
    ...(doubled.length > 1 ? [`Las columnas ${listed(doubled)} están más de una vez.`] : []),
  ].join(' ')
}

/** The place of each known column, and what to tell about those that are not known. */
interface MatchedHeaders<Name extends string> {
  place: Map<Name, number>
  notes: string[]
}

/**
 * Finds the `columns` among a table's headers; those that `isIgnored` says so are passed over in silence, any other is
 * named in `notes` and ignored.
 * @throws FileProblem that names every column that is doubled, or missing and not optional.
 */
export function matchHeaders<Name extends string>(
  headers: readonly string[],
  columns: readonly Column<Name>[],
  isIgnored: (key: string) => boolean = () => false,
): MatchedHeaders<Name> {
  const places = Map.groupBy(headers.keys(), (place) => headerKey(headers[place] ?? ''))
  const of = ({ name }: Column<Name>) => places.get(headerKey(name)) ?? []
  const missing = columns.filter((column) => !column.optional && of(column).length === 0)
  const doubled = columns.filter((column) => of(column).length > 1)
  if (missing.length + doubled.length > 0) {
    throw new FileProblem(
      problems(
        missing.map(({ name }) => name),
        doubled.map(({ name }) => name),
        headers,
      ),
    )
  }
  const known = new Set(columns.map(({ name }) => headerKey(name)))
  const unknown = headers.filter((header) => {
    const key = headerKey(header)
    return key !== '' && !known.has(key) && !isIgnored(key)
  })
  return {
    place: new Map(columns.flatMap((column) => of(column).map((place) => [column.name, place] as const))),
    notes:
      unknown.length === 0
        ? []
        : [
            `${unknown.length === 1 ? 'Columna desconocida, ignorada' : 'Columnas desconocidas, ignoradas'}: ${unknown.map((name) => name.trim()).join(', ')}.`,
          ],
  }
}
