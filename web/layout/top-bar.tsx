import { Link } from 'react-router'
import { identity } from '../../content/identity.ts'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './top-bar.module.css'

/** E-mail, phone, WhatsApp and the way to a quote. */
export function TopBar() {
  const { correo, telefono, whatsapp } = identity
  return (
    <aside className={styles.bar} aria-label="Contacto directo">
      <div className={`${grid.wrap} ${grid.grid}`}>
        <p className={`${grid.margin} ${styles.what}`}>{identity.descripcion}</p>
        <div className={`${grid.spine} ${styles.links}`}>
          <a className={styles.mail} href={`mailto:${correo}`}>
            {correo}
          </a>
          <a href={telefono.enlace}>{telefono.texto}</a>
          <a href={whatsapp.enlace} target="_blank" rel="noopener" aria-label={`WhatsApp ${whatsapp.texto}`}>
            WhatsApp<span className={styles.onPaper}> {whatsapp.texto}</span>
          </a>
          <Link className={`${text.filled} ${text.onScreen} ${styles.quote}`} to="/contact">
            <span className={styles.long}>Solicitar cotización</span>
            <span className={styles.short}>Cotizar</span>
          </Link>
        </div>
      </div>
    </aside>
  )
}
