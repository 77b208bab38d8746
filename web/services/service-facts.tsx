import type { Accreditation } from '../../content/accreditations.ts'
import { shortDate } from '../../content/spoken-date.ts'
import styles from './service-facts.module.css'

interface ServiceFactsProps {
  accreditation: Accreditation
  place: string
  /** How many documents the page has. */
  documents: number
}

/**
 * Norm, dates and place in one row; a date only where it is known. On a phone, where they stand last,
 * the way to the documents.
 */
export function ServiceFacts({ accreditation, place, documents }: ServiceFactsProps) {
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
      <div className={styles.documents}>
        <dt>Documentos</dt>
        <dd>
          <a href="#documentos-titulo" data-smooth>
            {documents} en PDF
          </a>
        </dd>
      </div>
    </dl>
  )
}
