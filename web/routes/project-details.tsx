import { Link } from 'react-router'
import { pictures } from '../../content/pictures.ts'
import Text from '../../content/plant-visit.mdx'
import { plantVisit } from '../../content/plant-visit.ts'
import { Part } from '../article/part.tsx'
import { Prose } from '../article/prose.tsx'
import { FigureCaption } from '../figure/figure-caption.tsx'
import { Picture } from '../figure/picture.tsx'
import { Page } from '../layout/page.tsx'
import { buttonClass } from '../parts/button.tsx'
import { VisitShares } from '../plant-visit/visit-shares.tsx'
import { VisitSteps } from '../plant-visit/visit-steps.tsx'
import { breadcrumbList } from '../seo/breadcrumb-list.ts'
import { pageMeta } from '../seo/page-meta.ts'
import grid from '../styles/grid.module.css'
import styles from './project-details.module.css'

const { title, description, lead, stepsHeading, steps, yourPart } = plantVisit

export const meta = () =>
  pageMeta({
    path: '/project-details',
    title,
    description,
    jsonLd: [breadcrumbList([{ label: title, to: '/project-details' }])],
  })

/** Calibration in the plant. Source: design §9. */
export default function ProjectDetails() {
  return (
    <Page title={title} lead={lead}>
      <div className={`${grid.grid} ${styles.opening}`}>
        <figure className={styles.figure}>
          <div className={styles.plate}>
            <Picture name="visita" first />
          </div>
          <FigureCaption number={1}>{pictures.visita.caption}</FigureCaption>
        </figure>
        <div className={styles.text}>
          <Prose Text={Text} />
        </div>
      </div>
      <Part label="Visita" note={`${steps.length} pasos`} heading={stepsHeading}>
        <VisitSteps steps={steps} />
      </Part>
      <Part label="Preparación" heading={yourPart.heading}>
        <VisitShares {...yourPart} />
        <p className={styles.ask}>
          <Link className={buttonClass()} to="/contact">
            Solicitar cotización
          </Link>
        </p>
      </Part>
    </Page>
  )
}
