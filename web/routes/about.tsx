import { Link } from 'react-router'
import Ethics from '../../content/about/ethics.mdx'
import History from '../../content/about/history.mdx'
import Software from '../../content/about/software.mdx'
import { about } from '../../content/about.ts'
import { identity } from '../../content/identity.ts'
import { pictures } from '../../content/pictures.ts'
import { services } from '../../content/services.ts'
import { AccreditationDetails } from '../about/accreditation-details.tsx'
import { CompanyFigures } from '../about/company-figures.tsx'
import { Part } from '../article/part.tsx'
import { Prose } from '../article/prose.tsx'
import { FigureCaption } from '../figure/figure-caption.tsx'
import { Picture } from '../figure/picture.tsx'
import { Page } from '../layout/page.tsx'
import { breadcrumbList } from '../seo/breadcrumb-list.ts'
import { pageMeta } from '../seo/page-meta.ts'
import text from '../styles/text.module.css'
import styles from './about.module.css'

const { title, description, lead, history, accreditations, software, ethics } = about

export const meta = () =>
  pageMeta({ path: '/about', title, description, jsonLd: [breadcrumbList([{ label: title, to: '/about' }])] })

/** Empresa. Source of its parts: specification §2, /about. */
export default function About() {
  return (
    <Page title={title} lead={lead}>
      <figure className={styles.years}>
        <div className={styles.plate}>
          <Picture name="anos" phone="anos-v" first />
        </div>
        <FigureCaption number={1}>{pictures.anos.caption}</FigureCaption>
      </figure>
      <Part label={history.label} note={`Desde ${identity.desde}`} heading={history.heading}>
        <Prose Text={History} inSpine />
      </Part>
      <CompanyFigures />
      <Part {...accreditations} note="ISO/IEC 17025">
        <p className={`${text.lead} ${styles.intro}`}>{accreditations.lead}</p>
        <AccreditationDetails services={services} />
        <p className={styles.more}>
          <Link className={text.go} to="/acreditaciones">
            {accreditations.more}
          </Link>
        </p>
      </Part>
      <Part {...software}>
        <Prose Text={Software} inSpine />
      </Part>
      <Part {...ethics}>
        <Prose Text={Ethics} inSpine />
      </Part>
    </Page>
  )
}
