import type { StandardsImport } from '../../contract/calls/standards.ts'
import { counted } from '../spoken.ts'
import { table } from '../table.ts'

/** As much as a person reads on a screen; --json has them all. */
const screenful = 20

function shown<Row>(rows: readonly Row[], mostShown: number, print: (rows: readonly Row[]) => string): string {
  const rest = rows.length - mostShown
  const more = rest > 0 ? `\n… y ${rest.toLocaleString('es-MX')} más (con --json salen todos)` : ''
  return `${print(rows.slice(0, mostShown))}${more}`
}

function asBefore(total: number): string {
  if (total === 0) return 'la tabla sigue vacía'
  return total === 1 ? 'sigue 1 patrón como estaba' : `siguen ${counted(total, 'patrón', 'patrones')} como estaban`
}

function rejected({ rechazados, total }: StandardsImport, mostShown: number): string {
  const rows = shown(rechazados, mostShown, (some) =>
    table(
      ['Renglón', 'Columna', 'Motivo'],
      some.map(({ renglon, columna, motivo }) => [String(renglon), columna || '—', motivo]),
      ['Renglón'],
    ),
  )
  return `No se publicó nada; ${asBefore(total)}.\n\n${rows}`
}

/** What an import did, for a person: of refused and of repeated rows at most `mostShown`. */
export function importReport(result: StandardsImport, mostShown = screenful): string {
  if (result.rechazados.length > 0) return rejected(result, mostShown)
  const { total, nuevos, cambiados, iguales, retirados, repetidos } = result
  const counts = [
    counted(nuevos, 'nuevo', 'nuevos'),
    counted(cambiados, 'cambiado', 'cambiados'),
    counted(iguales, 'igual', 'iguales'),
    counted(retirados, 'retirado', 'retirados'),
  ].join(' · ')
  const said = `${counted(total, 'patrón publicado', 'patrones publicados')}: ${counts}`
  if (repetidos.length === 0) return said
  const rows = shown(repetidos, mostShown, (some) =>
    table(
      ['Identificación', 'Renglones', 'Motivo'],
      some.map(({ Identificacion, renglones, motivo }) => [Identificacion, renglones.join(', '), motivo]),
    ),
  )
  return `${said}\n\nRepetidos:\n${rows}`
}
