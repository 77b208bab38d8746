import { useState } from 'react'
import { contact } from '../../content/contact.ts'
import { identity } from '../../content/identity.ts'
import { FigureCaption } from '../figure/figure-caption.tsx'
import { Picture } from '../figure/picture.tsx'
import { Button, buttonClass } from '../parts/button.tsx'
import text from '../styles/text.module.css'
import styles from './office-map.module.css'

/** Once, when the map comes: the button that asked for it is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/**
 * A drawn map; only when it is asked for does the real one come from another site.
 * Without script, the link leads to it.
 */
export function OfficeMap({ figure }: { figure: number }) {
  const [shown, setShown] = useState(false)
  const { direccion, mapa } = identity
  return (
    <>
      <figure>
        <div className={styles.plate}>
          {shown ? (
            <iframe
              ref={takeFocus}
              className={styles.frame}
              src={mapa.incrustado}
              title={`Mapa: ${direccion.calle}`}
              loading="lazy"
              referrerPolicy="no-referrer"
              sandbox="allow-scripts allow-same-origin allow-popups"
            />
          ) : (
            <Picture name="mapa" />
          )}
        </div>
        <FigureCaption number={figure}>
          {direccion.calle}, {direccion.cp} {direccion.ciudad}. {contact.map.note}
        </FigureCaption>
      </figure>
      <div className={`${styles.ask} ${text.onScreen}`}>
        {!shown && (
          <Button className={text.moving} onClick={() => setShown(true)}>
            {contact.map.button}
          </Button>
        )}
        <a className={buttonClass('quiet')} href={mapa.enlace} target="_blank" rel="noopener">
          {contact.map.link}
        </a>
      </div>
    </>
  )
}
