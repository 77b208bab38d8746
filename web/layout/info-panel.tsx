import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { identity } from '../../content/identity.ts'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './info-panel.module.css'

const { direccion, telefono, whatsapp, correo, horario, mapa } = identity

const facts: [label: string, value: ReactNode][] = [
  [
    'Teléfono',
    <a key="phone" className={text.phone} href={telefono.enlace}>
      {telefono.texto}
    </a>,
  ],
  [
    'WhatsApp',
    <a key="whatsapp" href={whatsapp.enlace} target="_blank" rel="noopener">
      {whatsapp.texto}
    </a>,
  ],
  [
    'Correo',
    <a key="mail" href={`mailto:${correo}`}>
      {correo}
    </a>,
  ],
  [
    'Domicilio',
    <span key="address" className={styles.lines}>
      <span>{direccion.calle}</span>
      <span>
        {direccion.cp} {direccion.ciudad}
      </span>
      <a href={mapa.enlace} target="_blank" rel="noopener">
        Cómo llegar
      </a>
    </span>,
  ],
  [
    'Horario',
    <span key="hours" className={styles.lines}>
      <span>{horario.semana}</span>
      <span>{horario.finDeSemana}</span>
    </span>,
  ],
]

/** The off-canvas panel: a native popover, so it opens, closes by Escape and by a press outside without script. */
export function InfoPanel() {
  const panel = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  // A new page closes the panel; React's coming leaves open what was opened before it.
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    panel.current?.hidePopover()
  }, [pathname])
  return (
    <>
      <button
        type="button"
        className={`${styles.open} ${text.onScreen}`}
        popoverTarget="informacion"
        aria-label="Información del laboratorio"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M9 12h12M3 18h18" />
        </svg>
      </button>
      <div
        ref={panel}
        id="informacion"
        popover="auto"
        role="dialog"
        aria-labelledby="info-titulo"
        className={styles.panel}
      >
        <div className={`${grid.apart} ${styles.head}`}>
          <h2 id="info-titulo">{identity.nombre}</h2>
          <button type="button" className={styles.close} popoverTarget="informacion" popoverTargetAction="hide">
            Cerrar
          </button>
        </div>
        <p className={text.soft}>
          {identity.descripcion}, en operación desde {identity.desde}.
        </p>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.more}>
          <Link to="/contact">Escríbenos</Link>
          <Link to="/acreditaciones">Acreditaciones</Link>
        </p>
      </div>
    </>
  )
}
