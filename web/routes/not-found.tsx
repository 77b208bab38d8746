import { Link } from 'react-router'
import { identity } from '../../content/identity.ts'
import { FigureCaption } from '../figure/figure-caption.tsx'
import { Picture } from '../figure/picture.tsx'
import { buttonClass } from '../parts/button.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './not-found.module.css'

export const meta = () =>
  pageMeta({
    path: '/404',
    title: 'Página en construcción',
    description: 'La dirección que buscas no existe o todavía no se ha publicado.',
    noindex: true,
  })

export default function NotFound() {
  return (
    <div className={`${grid.wrap} ${styles.page}`}>
      <figure>
        <div className={styles.plate}>
          <Picture name="no-encontrada" first />
        </div>
        <FigureCaption number={404}>La dirección que buscas todavía no se ha trazado.</FigureCaption>
      </figure>
      <div className={`${grid.grid} ${styles.words}`}>
        <h1 className={text.title}>Página en construcción</h1>
        <div className={styles.ways}>
          <p>
            Revisa que la dirección esté bien escrita o vuelve al inicio. Si llegaste desde un enlace de tu orden,
            llámanos: <a href={identity.telefono.enlace}>{identity.telefono.texto}</a>.
          </p>
          <Link className={buttonClass()} to="/">
            Ir al inicio
          </Link>
        </div>
      </div>
    </div>
  )
}
