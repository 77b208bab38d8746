import { Suspense, useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { accreditationOf } from '../../content/accreditations.ts'
import { findServicePage } from '../../content/service-pages.ts'
import { serviceDocuments } from '../../content/services.ts'
import prose from '../article/prose.module.css'
import { ProseLink } from '../article/prose-link.tsx'
import { Page } from '../layout/page.tsx'
import { buttonClass } from '../parts/button.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { AccreditationTimeline } from '../services/accreditation-timeline.tsx'
import { InstrumentsTable } from '../services/instruments-table.tsx'
import { MarginDrawing } from '../services/margin-drawing.tsx'
import { serviceAt } from '../services/service-at.ts'
import { ServiceFacts } from '../services/service-facts.tsx'
import { ServiceFigure } from '../services/service-figure.tsx'
import { serviceJsonLd } from '../services/service-json-ld.ts'
import { ServiceQuestions } from '../services/service-questions.tsx'
import { ServiceSidebar } from '../services/service-sidebar.tsx'
import { WorkSteps } from '../services/work-steps.tsx'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import type { Route } from './+types/service.ts'
import styles from './service.module.css'

function pageOf(id: string) {
  const page = findServicePage(id)
  if (!page) throw new Error(`content/services/${id}: falta la página del servicio`)
  return page
}

export const meta = ({ location }: Route.MetaArgs) => {
  const service = serviceAt(location.pathname)
  const page = pageOf(service.id)
  return pageMeta({
    path: service.href,
    title: `Calibración: ${service.title}`,
    description: page.description,
    jsonLd: serviceJsonLd(service, page),
  })
}

/** The page of one of the services. Source: specification §2. */
export default function ServiceRoute() {
  const service = serviceAt(useLocation().pathname)
  const page = pageOf(service.id)
  const accreditation = accreditationOf(service.id)
  const { numero } = accreditation
  // One component a page: made anew at every render, its table would be taken out and put in again.
  const components = useMemo(
    () => ({ a: ProseLink, Instruments: () => <InstrumentsTable instruments={page.instruments} /> }),
    [page.instruments],
  )
  return (
    <Page
      title={service.title}
      trail={[{ label: 'Servicios', to: '/services' }]}
      beside={
        numero && (
          <p className={styles.number}>
            <span className={text.hidden}>Acreditación </span>
            {numero}
          </p>
        )
      }
    >
      <ServiceFacts accreditation={accreditation} place={page.place} documents={serviceDocuments(service).length} />
      <div className={`${grid.grid} ${styles.columns}`}>
        <div className={styles.body}>
          <p className={`${text.lead} ${styles.lead}`}>{page.lead}</p>
          <ServiceFigure page={page} />
          <AccreditationTimeline accreditation={accreditation} />
          <div className={`${prose.prose} ${styles.prose}`}>
            <Suspense>
              <page.Text components={components} />
            </Suspense>
          </div>
          <div className={styles.caution}>
            <p className={text.note}>
              <b>Nota</b>
              <br />
              Los intervalos de la tabla 1 son los usuales y sirven de orientación. Los intervalos y las incertidumbres
              acreditados son los del documento {numero ?? 'de acreditación'}, que prevalece sobre esta página.
            </p>
            {page.drawing && <MarginDrawing name={page.drawing} number={2} />}
          </div>
          <div className={styles.after}>
            <WorkSteps />
            <ServiceQuestions questions={page.questions} />
            <div className={`${grid.ways} ${styles.ways}`}>
              <Link className={buttonClass()} to="/contact">
                Cotizar este servicio
              </Link>
              <Link className={text.go} to="/patterns">
                Ver los patrones
              </Link>
            </div>
          </div>
        </div>
        <ServiceSidebar service={service} />
      </div>
    </Page>
  )
}
