import { useId } from 'react'
import { Link } from 'react-router'
import text from '../styles/text.module.css'
import styles from './newsletter-form.module.css'

/** Asks for the newsletter; the server answers a plain post with a page. */
export function NewsletterForm() {
  const id = useId()
  return (
    <form method="post" action="/api/boletin">
      <h2>
        <label htmlFor={id}>Boletín</label>
      </h2>
      <p className={text.soft}>Cambios de norma y avisos del laboratorio.</p>
      <div className={styles.field}>
        <input id={id} name="email" type="email" required placeholder="tu@empresa.com" autoComplete="email" />
        <button type="submit">Suscribirme</button>
      </div>
      <p className={`${text.note} ${styles.privacy}`}>
        Solo para enviarte el boletín. <Link to="/aviso-de-privacidad">Aviso de privacidad</Link>
      </p>
    </form>
  )
}
