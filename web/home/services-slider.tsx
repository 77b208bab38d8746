import { useRef } from 'react'
import { Link } from 'react-router'
import { accreditationOf } from '../../content/accreditations.ts'
import { home } from '../../content/home.ts'
import { pictures } from '../../content/pictures.ts'
import { type Service, services } from '../../content/services.ts'
import { FigureCaption } from '../figure/figure-caption.tsx'
import { Picture } from '../figure/picture.tsx'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import { PauseGlyph } from './pause-glyph.tsx'
import { Section } from './section.tsx'
import styles from './services-slider.module.css'
import { useSlider } from './use-slider.ts'

/** The first figure of the page is the banner's. */
const firstFigure = 2

function Slide({ service, figure }: { service: Service; figure: number }) {
  const { image, href, title, subtitle, id } = service
  return (
    <li>
      <article className={styles.slide}>
        <div className={styles.plate}>
          <Picture name={image} />
        </div>
        <FigureCaption as="p" number={figure}>
          {pictures[image].caption}
        </FigureCaption>
        <h3 className={grid.apart}>
          <Link to={href}>{title}</Link>
          <span>{accreditationOf(id).numero}</span>
        </h3>
        <p className={text.soft}>{subtitle}.</p>
      </article>
    </li>
  )
}

function shownText(first: number, perView: number): string {
  const last = Math.min(services.length, first + perView)
  return perView > 1 ? `${first + 1} a ${last} de ${services.length}` : `${first + 1} de ${services.length}`
}

/** The services side by side: 3, 2 or 1 a view, moving on by themselves. Source: specification §9. */
export function ServicesSlider() {
  const list = useRef<HTMLUListElement>(null)
  const { first, perView, paused, toggle, go, hold } = useSlider(list, services.length)
  const controls = (
    <div className={`${styles.controls} ${text.moving} ${text.onScreen}`}>
      <span>{perView > 0 && shownText(first, perView)}</span>
      <button type="button" onClick={toggle} aria-label={paused ? 'Reanudar el avance' : 'Pausar el avance'}>
        <PauseGlyph paused={paused} />
      </button>
      <button type="button" onClick={() => go(-1)} aria-label="Anteriores">
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path d="M11 3L5 9l6 6" />
        </svg>
      </button>
      <button type="button" onClick={() => go(1)} aria-label="Siguientes">
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path d="M7 3l6 6-6 6" />
        </svg>
      </button>
    </div>
  )
  return (
    <Section
      id="servicios"
      label={home.services.label}
      note={home.services.note}
      title={
        <>
          {home.services.heading[0]}
          <br />
          {home.services.heading[1]}
        </>
      }
      beside={controls}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list is reached and moved by keyboard */}
      <ul ref={list} className={styles.list} tabIndex={0} aria-label="Servicios" data-starts {...hold}>
        {services.map((service, index) => (
          <Slide key={service.id} service={service} figure={firstFigure + index} />
        ))}
      </ul>
    </Section>
  )
}
