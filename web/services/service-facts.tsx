import type { Accreditation } from '../../content/accreditations.ts'
import { shortDate } from '../../content/spoken-date.ts'
import styles from './service-facts.module.css'

/** Norm, dates and place in one row; a date only where it is known. */
export function ServiceFacts({ accreditation, place }: { accreditation: Accreditation; place: string }) {
  const { desde, ratificada } = accreditation
  const facts = [
    ['Norma', 'ISO/IEC 17025'],
    ['Acreditado desde', desde && shortDate(desde)],
    ['Ratificación', ratificada && shortDate(ratificada)],
    ['Lugar', place],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
