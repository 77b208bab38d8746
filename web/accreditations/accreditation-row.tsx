import { Link } from 'react-router'
import { accreditationOf } from '../../content/accreditations.ts'
import type { Service } from '../../content/services.ts'
import { AccreditationFacts } from '../documents/accreditation-facts.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './accreditation-row.module.css'

/**
 * A magnitude, which `#presion` and the like lead to: symbol, name, number and dates where they are known, documents.
 */
export function AccreditationRow({ service }: { service: Service }) {
  const { numero, ...dates } = accreditationOf(service.id)
  return (
    <li id={service.id} className={`${grid.grid} ${styles.row}`}>
      <div className={`${grid.apart} ${styles.name}`}>
        <h2>
          <Link to={service.href}>{service.title}</Link>
        </h2>
        <span className={text.symbol} aria-hidden="true">
          {service.icon}
        </span>
      </div>
      <div className={styles.facts}>
        {numero && <p className={`${text.numeral} ${styles.number}`}>{numero}</p>}
        <AccreditationFacts accreditation={dates} />
        <p className={text.note}>{service.subtitle}</p>
      </div>
      <div className={styles.documents}>
        <DocumentList service={service} />
      </div>
    </li>
  )
}
