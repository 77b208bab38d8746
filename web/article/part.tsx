import type { ReactNode } from 'react'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './part.module.css'

interface PartProps {
  label: string
  note?: string
  heading: string
  children: ReactNode
}

/** A part of an inner page: an ink line, its label in the margin, its heading and content on the spine. */
export function Part({ label, note, heading, children }: PartProps) {
  return (
    <section className={`${grid.grid} ${styles.part}`}>
      <p className={`${text.label} ${grid.margin} ${styles.label}`}>
        <b>{label}</b>
        {note}
      </p>
      <div className={`${grid.spine} ${styles.body}`}>
        <h2>{heading}</h2>
        {children}
      </div>
    </section>
  )
}
