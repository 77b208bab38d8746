import { Link } from 'react-router'
import styles from './breadcrumb.module.css'

export interface Crumb {
  label: string
  to: string
}

/** The way to this page from the home page; its own name stands last and is no link. */
export function Breadcrumb({ trail = [], here }: { trail?: Crumb[]; here: string }) {
  return (
    <nav className={styles.trail} aria-label="Ruta">
      <ol>
        {[{ label: 'Inicio', to: '/' }, ...trail].map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
