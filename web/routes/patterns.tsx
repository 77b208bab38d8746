import { patterns } from '../../content/patterns.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { buttonClass } from '../parts/button.tsx'
import { ReportExample } from '../patterns/report-example.tsx'
import { StandardsTable } from '../patterns/standards-table.tsx'
import { breadcrumbList } from '../seo/breadcrumb-list.ts'
import { pageMeta } from '../seo/page-meta.ts'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './patterns.module.css'

export const handle = { start: 'seen' }

export const meta = () =>
  pageMeta({
    path: '/patterns',
    title: patterns.title,
    description: patterns.description,
    jsonLd: [breadcrumbList([{ label: 'Patrones', to: '/patterns' }])],
  })

export default function Patterns() {
  return (
    <div className={grid.wrap}>
      <Breadcrumb here="Patrones" />
      <div className={`${grid.grid} ${styles.intro}`}>
        <div className={styles.words}>
          <h1 className={text.title}>
            {patterns.heading[0]} <br />
            {patterns.heading[1]}
          </h1>
          <p className={`${text.lead} ${styles.lead}`}>{patterns.lead}</p>
          <p className={`${text.soft} ${text.onScreen} ${styles.howTo}`}>{patterns.howTo}</p>
          <a className={`${buttonClass()} ${styles.go}`} href="#tabla" data-smooth>
            {patterns.button}
          </a>
        </div>
        <ReportExample />
      </div>
      <StandardsTable />
    </div>
  )
}
