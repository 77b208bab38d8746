import type { ReactNode } from 'react'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './section.module.css'

interface SectionProps {
  id: string
  label: string
  note?: string
  title: ReactNode
  /** What stands at the right of the title. */
  beside?: ReactNode
  children: ReactNode
}

/** A part of the home page: its label in the margin, its title on the spine, an ink line above. */
export function Section({ id, label, note, title, beside, children }: SectionProps) {
  return (
    <section className={`${styles.section} ${grid.wrap}`} aria-labelledby={`${id}-titulo`} id={id}>
      <div className={`${grid.grid} ${styles.rows}`}>
        <p className={`${grid.margin} ${text.label}`}>
          <b>{label}</b>
          {note}
        </p>
        <div className={`${grid.spine} ${grid.apart} ${styles.head}`}>
          <h2 id={`${id}-titulo`}>{title}</h2>
          {beside}
        </div>
        {children}
      </div>
    </section>
  )
}
