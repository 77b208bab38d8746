import styles from './visit-shares.module.css'

interface VisitSharesProps {
  caption: string
  rows: { what: string; ours: boolean; yours: boolean }[]
}

function Mark({ does }: { does: boolean }) {
  return <td className={does ? styles.does : undefined}>{does ? 'Sí' : 'No'}</td>
}

/** Who brings what to a visit. */
export function VisitShares({ caption, rows }: VisitSharesProps) {
  return (
    <table className={styles.shares}>
      <caption>
        <b>Tabla 1</b> {caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Qué</th>
          <th scope="col">Nosotros</th>
          <th scope="col">Tú</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, ours, yours }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <Mark does={ours} />
            <Mark does={yours} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
