import type { SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { accreditationOf } from '../../content/accreditations.ts'
import type { Service } from '../../content/services.ts'
import { FigureCaption } from '../figure/figure-caption.tsx'
import { Picture } from '../figure/picture.tsx'
import { Button } from '../parts/button.tsx'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './service-card.module.css'

interface ServiceCardProps {
  service: Service
  figure: number
  openAccreditation: (service: Service) => void
}

/** Symbol, title, picture, two points and the way to the accreditation. Source: specification §2, services grid. */
export function ServiceCard({ service, figure, openAccreditation }: ServiceCardProps) {
  const { id, icon, title, href, image, point_one, point_two } = service
  const { numero } = accreditationOf(id)
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    openAccreditation(service)
  }
  return (
    <article className={styles.card}>
      <h2 className={grid.apart}>
        <Link to={href}>{title}</Link>
        <span className={text.symbol} aria-hidden="true">
          {icon}
        </span>
      </h2>
      <div className={styles.plate}>
        <Picture name={image} />
      </div>
      <FigureCaption as="p" number={figure} end={numero ? `Acreditación ${numero}` : 'ISO/IEC 17025'} />
      <ul className={styles.points}>
        <li>{point_one}</li>
        <li>{point_two}</li>
      </ul>
      {/* Without script the button leads to the page of accreditations. */}
      <form className={text.onScreen} action={`/acreditaciones#${id}`} onSubmit={open}>
        <Button type="submit" look="quiet" className={styles.open} aria-label={`Ver acreditación de ${title}`}>
          Ver acreditación <span aria-hidden="true">→</span>
        </Button>
      </form>
    </article>
  )
}
