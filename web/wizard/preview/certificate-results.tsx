import type { SheetSection } from '../../../contract/certificate/sheet.ts'
import styles from './certificate-sheet.module.css'

/** The results' table, to be filled in by the work: the requested points are all that is known. */
export function CertificateResults({
  results: { points, columns, pending },
}: {
  results: NonNullable<SheetSection['results']>
}) {
  const asked = points.kind === 'none' ? undefined : points.text
  const rows = points.kind === 'list' ? points.points : []
  return (
    <div className={styles.results}>
      {asked !== undefined && (
        <dl className={styles.asText}>
          <dt>Puntos solicitados</dt>
          <dd>{asked}</dd>
        </dl>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{points.kind === 'list' && points.unit ? `Punto (${points.unit})` : 'Punto'}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ key, point }) => (
            <tr key={key}>
              <th scope="row">{point}</th>
              <Pending columns={columns} pending={pending} />
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <th scope="row" className={styles.pending}>
                por definir
              </th>
              <Pending columns={columns} pending={pending} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** The same point may be asked for twice, upwards and downwards. */
const numbered = (points: readonly string[]) => points.map((point, index) => ({ key: `${index} ${point}`, point }))

function Pending({ columns, pending }: { columns: readonly string[]; pending: string }) {
  return columns.map((column) => (
    <td key={column} className={styles.pending}>
      {pending}
    </td>
  ))
}
