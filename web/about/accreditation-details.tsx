import { accreditationOf } from '../../content/accreditations.ts'
import type { Service } from '../../content/services.ts'
import { AccreditationFacts } from '../documents/accreditation-facts.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import styles from './accreditation-details.module.css'

/** The accordion of accreditations: one open at a time, without script. */
export function AccreditationDetails({ services }: { services: Service[] }) {
  return (
    <div className={styles.list}>
      {services.map((service) => (
        <details key={service.id} name="acreditacion" className={styles.entry}>
          <summary>
            <h3>{service.title}</h3>
            <span className={styles.number}>{accreditationOf(service.id).numero}</span>
          </summary>
          <div className={styles.body}>
            <p>{service.accreditation.extraText}</p>
            <div>
              <AccreditationFacts accreditation={accreditationOf(service.id)} />
              <DocumentList service={service} />
            </div>
          </div>
        </details>
      ))}
    </div>
  )
}
