import { Link } from 'react-router'
import { identity } from '../../content/identity.ts'
import styles from './logo.module.css'

/** The laboratory's mark and name, leading home. */
export function Logo() {
  return (
    <Link className={styles.logo} to="/">
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <circle cx="17" cy="17" r="11" />
        <path d="M17 1v11M17 22v11M1 17h11M22 17h11" />
        <circle cx="17" cy="17" r="1.4" fill="currentColor" stroke="none" />
      </svg>
      <span>{identity.nombre}</span>
    </Link>
  )
}
