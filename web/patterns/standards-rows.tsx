import { Fragment } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { unbrokenNumbers } from '../../content/unbroken-numbers.ts'
import type { StandardRow } from '../../contract/calls/standards.ts'
import { isOverdue, overdueWord } from '../../contract/overdue.ts'
import { Button } from '../parts/button.tsx'
import { centerTime } from '../parts/center-time.ts'
import text from '../styles/text.module.css'
import { ReportFragment } from './report-fragment.tsx'
import styles from './standards-rows.module.css'
import { askSearch, firstAsk } from './table-address.ts'
import type { Shown } from './use-standards.ts'

/** A date string's first ten characters. Source: specification §3. */
const day = (date: string) => date.slice(0, 10)

/** A row's own link opens at the table. */
const rowHash = '#tabla'

interface StandardsRowsProps {
  shown: Shown
  search: (identificacion: string) => void
  again: () => void
}

/** The table's body: rows, or one row across with what there is to say. */
export function StandardsRows({ shown, search, again }: StandardsRowsProps) {
  if (shown.kind === 'nothing') return null
  if (shown.kind === 'failed')
    return (
      <tr className={styles.message}>
        <td colSpan={6}>
          <span role="alert">
            {shown.message ?? `Error al obtener datos${shown.reason ? `. ${shown.reason}` : ''}`}
          </span>{' '}
          <Button look="link" onClick={again}>
            Reintentar
          </Button>
        </td>
      </tr>
    )
  const { rows, message, near } = shown.page
  if (message !== undefined || rows.length === 0)
    return (
      <tr className={styles.message}>
        <td colSpan={6}>
          <span>{message ?? 'No hay patrones publicados.'}</span>
          <GoneStandard />
          {near.length > 0 && (
            <span className={`${styles.near} ${text.onScreen}`}>
              ¿Buscabas{' '}
              {near.map((identificacion, index) => (
                <Fragment key={identificacion}>
                  {index > 0 && (index === near.length - 1 ? ' o ' : ' ')}
                  <span>
                    <Button look="link" onClick={() => search(identificacion)}>
                      {identificacion}
                    </Button>
                    {index === near.length - 1 ? '?' : index < near.length - 2 && ','}
                  </span>
                </Fragment>
              ))}
            </span>
          )}
        </td>
      </tr>
    )
  return <FilledRows rows={rows} />
}

/** For a visitor who opened a standard's own link, which has the table's hash: what became of it. */
function GoneStandard() {
  const { hash, search } = useLocation()
  if (hash !== rowHash || !new URLSearchParams(search).get('identificacion')) return null
  return (
    <span className={styles.near}>
      Si este enlace mostraba un patrón, el laboratorio ya lo retiró de la lista o cambió su identificación.
    </span>
  )
}

/** What a person reads of a report: it tells the rows of one identifier apart. */
const reportText = ({ Informe }: StandardRow) =>
  new DOMParser().parseFromString(Informe, 'text/html').body.textContent.trim()

/** Rows that an exact search finds together: case and accents do not count (design §10). */
const searchedAs = ({ Identificacion }: StandardRow) =>
  Identificacion.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function FilledRows({ rows }: { rows: readonly StandardRow[] }) {
  const [params] = useSearchParams()
  const today = centerTime(Date.now()).wall.toISOString().slice(0, 10)
  const alike = Map.groupBy(rows, searchedAs)
  return rows.map((row) => {
    const { Identificacion } = row
    const twins = alike.get(searchedAs(row)) ?? []
    // One Identificacion may stand twice, with two reports.
    const informe = twins.length > 1 ? reportText(row) : ''
    const marked = informe !== '' && params.get('informe') === informe
    return (
      <tr
        key={`${Identificacion} ${twins.indexOf(row)}`}
        className={`${styles.row} ${marked ? styles.marked : ''}`}
        aria-current={marked || undefined}
      >
        <td className={styles.what}>{unbrokenNumbers(row.Descripcion)}</td>
        <td className={styles.minor}>{row.Marca}</td>
        <td className={styles.id}>
          <Link
            to={{ search: askSearch({ ...firstAsk, identificacion: Identificacion }, informe), hash: rowHash }}
            preventScrollReset
            title="Enlace a este patrón"
          >
            {Identificacion}
          </Link>
        </td>
        <td className={styles.date} data-label="Calibrado">
          {day(row.Calibrado)}
        </td>
        <td className={styles.date} data-label="Próxima">
          {day(row.Proxima)}
          {isOverdue(row.Proxima, today) && <strong className={styles.overdue}>{overdueWord}</strong>}
        </td>
        <td className={styles.report}>
          <ReportFragment html={row.Informe} />
        </td>
      </tr>
    )
  })
}
