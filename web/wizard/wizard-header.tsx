import { identity } from '../../content/identity.ts'
import { Logo } from '../layout/logo.tsx'
import grid from '../styles/grid.module.css'
import styles from './wizard-header.module.css'

/** Header variant 2: title and WhatsApp. Source: specification §2. */
export function WizardHeader() {
  return (
    <header className={styles.header}>
      <div className={`${grid.wrap} ${styles.row}`}>
        <Logo />
        <h1 className={styles.title}>Confirmación de datos para certificado de calibración</h1>
        <a href={identity.whatsapp.enlace} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
      </div>
    </header>
  )
}
