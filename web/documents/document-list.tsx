import { type Service, serviceDocuments } from '../../content/services.ts'
import { ReadAloud } from '../parts/read-aloud.tsx'
import grid from '../styles/grid.module.css'
import styles from './document-list.module.css'

/** Every document of a service, each in a new tab. */
export function DocumentList({ service }: { service: Service }) {
  return (
    <ul className={styles.list}>
      {serviceDocuments(service).map(({ title, note, link }) => (
        <li key={link}>
          <a className={grid.apart} href={link} target="_blank" rel="noopener">
            <span>
              {title}
              <ReadAloud> de {service.title}, se abre en otra pestaña</ReadAloud>
              <small>{note}</small>
            </span>
            <b>{link.split('.').at(-1) === 'pdf' ? 'PDF' : 'Ver'}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}
