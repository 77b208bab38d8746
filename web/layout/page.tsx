import type { ReactNode } from 'react'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** What stands at the title's right, such as an accreditation's number. */
  beside?: ReactNode
  lead?: ReactNode
  trail?: Crumb[]
  children: ReactNode
}

/** An inner page: breadcrumb, title, and its parts at the same measure. */
export function Page({ title, beside, lead, trail, children }: PageProps) {
  return (
    <div className={grid.wrap}>
      <Breadcrumb trail={trail} here={title} />
      <div className={`${grid.apart} ${styles.title}`}>
        <h1 className={text.title}>{title}</h1>
        {beside}
      </div>
      {lead !== undefined && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
      {children}
    </div>
  )
}
