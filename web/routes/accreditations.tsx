import { accreditationsPage } from '../../content/accreditations-page.ts'
import { services } from '../../content/services.ts'
import { AccreditationRow } from '../accreditations/accreditation-row.tsx'
import { Part } from '../article/part.tsx'
import { Page } from '../layout/page.tsx'
import { breadcrumbList } from '../seo/breadcrumb-list.ts'
import { pageMeta } from '../seo/page-meta.ts'
import styles from './accreditations.module.css'

const { title, description, lead, howToRead } = accreditationsPage

export const meta = () =>
  pageMeta({
    path: '/acreditaciones',
    title,
    description,
    jsonLd: [breadcrumbList([{ label: title, to: '/acreditaciones' }])],
  })

/** Every accreditation with what the specification gives of it, and nothing else. Source: design §9. */
export default function Accreditations() {
  return (
    <Page title={title} lead={lead}>
      <ul className={styles.list}>
        {services.map((service) => (
          <AccreditationRow key={service.id} service={service} />
        ))}
      </ul>
      <Part label="Alcance" heading={howToRead.heading}>
        <ol className={styles.points}>
          {howToRead.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </Part>
    </Page>
  )
}
