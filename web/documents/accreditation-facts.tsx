import type { Accreditation } from '../../content/accreditations.ts'
import { spokenDate } from '../../content/spoken-date.ts'
import grid from '../styles/grid.module.css'
import styles from './accreditation-facts.module.css'

/** Number and dates of an accreditation, each only where it is known. */
export function AccreditationFacts({ accreditation: { numero, desde, ratificada } }: { accreditation: Accreditation }) {
  const facts = [
    ['Número', numero],
    ['Acreditado desde', desde && spokenDate(desde)],
    ['Ratificado', ratificada && spokenDate(ratificada)],
  ].filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={grid.apart}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
