import text from '../styles/text.module.css'
import styles from './to-top.module.css'

/** The scroll-to-top button: shown once 100 px are scrolled, and it works as a link without script. */
export function ToTop() {
  return (
    <a className={`${styles.button} ${text.onScreen}`} href="#arriba" data-smooth>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d="M9 15V3M4 8l5-5 5 5" />
      </svg>
      <span className={text.hidden}>Volver arriba</span>
    </a>
  )
}
