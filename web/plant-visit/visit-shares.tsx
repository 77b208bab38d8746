import styles from './visit-shares.module.css'

interface VisitSharesProps {
  caption: string
  rows: { what: string; ours: boolean; yours: boolean }[]
}

const mark = (does: boolean) => (does ? 'Sí' : '')

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
            <td>{mark(ours)}</td>
            <td>{mark(yours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
