import { identity } from '../../content/identity.ts'
import text from '../styles/text.module.css'
import styles from './reach.module.css'

/** Phone, WhatsApp, e-mail and hours. */
export function Reach() {
  const { telefono, whatsapp, correo, horario } = identity
  const [name, domain] = correo.split('@')
  return (
    <dl className={styles.reach}>
      <dt>Teléfono</dt>
      <dd>
        <a className={`${text.phone} ${styles.phone}`} href={telefono.enlace}>
          {telefono.texto}
        </a>
      </dd>
      <dt>WhatsApp</dt>
      <dd>
        <a href={whatsapp.enlace} target="_blank" rel="noopener">
          {whatsapp.texto}
        </a>
      </dd>
      <dt>Correo</dt>
      <dd>
        <a href={`mailto:${correo}`}>
          {name}@<wbr />
          {domain}
        </a>
      </dd>
      <dt>Horario</dt>
      <dd>
        {horario.semana}
        <br />
        {horario.finDeSemana}
      </dd>
    </dl>
  )
}
