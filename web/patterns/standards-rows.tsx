import { Button } from '../parts/button.tsx'
import { ReportFragment } from './report-fragment.tsx'
import styles from './standards-rows.module.css'
import type { Shown } from './use-standards.ts'

/** A date string's first ten characters. Source: specification §3. */
const day = (text: string) => text.slice(0, 10)

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
          <span role="alert">Error al obtener datos{shown.reason && `. ${shown.reason}`}</span>
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
          {near.length > 0 && (
            <span className={styles.near}>
              ¿Buscabas{' '}
              {near.map((identificacion) => (
                <Button key={identificacion} look="link" onClick={() => search(identificacion)}>
                  {identificacion}
                </Button>
              ))}
              ?
            </span>
          )}
        </td>
      </tr>
    )
  return rows.map((row, index) => (
    // One Identificacion may stand twice, with two reports.
    <tr key={`${row.Identificacion} ${index}`} className={styles.row}>
      <td className={styles.what}>{row.Descripcion}</td>
      <td className={styles.minor}>{row.Marca}</td>
      <td className={styles.id}>{row.Identificacion}</td>
      <td className={styles.date} data-label="Calibrado">
        {day(row.Calibrado)}
      </td>
      <td className={styles.date} data-label="Próxima">
        {day(row.Proxima)}
      </td>
      <td className={styles.report}>
        <ReportFragment html={row.Informe} />
      </td>
    </tr>
  ))
}
