import { Link } from 'react-router'
import { accreditationOf } from '../../content/accreditations.ts'
import { identity } from '../../content/identity.ts'
import { type Service, services } from '../../content/services.ts'
import { DocumentList } from '../documents/document-list.tsx'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './service-sidebar.module.css'

/** The services with this one marked, its accreditation's documents, and whom to call. Source: specification §2. */
export function ServiceSidebar({ service }: { service: Service }) {
  const { numero } = accreditationOf(service.id)
  const { telefono, horario } = identity
  return (
    <aside className={styles.side} aria-label="Servicios y acreditación">
      <nav className={text.onScreen} aria-labelledby="lista-servicios">
        <h2 id="lista-servicios" className={text.minor}>
          Servicios
        </h2>
        <ul className={styles.list}>
          {services.map(({ id, title, href }) => (
            <li key={id}>
              <Link className={grid.apart} to={href} aria-current={id === service.id ? 'page' : undefined}>
                {title}
                <span>{accreditationOf(id).numero}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.documents} aria-labelledby="documentos-titulo">
        <h2 id="documentos-titulo" tabIndex={-1} className={text.minor}>
          Acreditación {numero}
        </h2>
        <DocumentList service={service} />
      </section>
      <section aria-labelledby="dudas-titulo">
        <h2 id="dudas-titulo" className={text.minor}>
          ¿Dudas sobre tu instrumento?
        </h2>
        <a className={`${text.phone} ${styles.phone}`} href={telefono.enlace}>
          {telefono.texto}
        </a>
        <p className={text.note}>{horario.semana}</p>
      </section>
    </aside>
  )
}
