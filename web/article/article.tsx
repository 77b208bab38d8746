import type { ReactNode } from 'react'
import grid from '../styles/grid.module.css'
import styles from './article.module.css'

/** A text with its margin: what helps to read it at the left, the text on the spine. */
export function Article({ margin, children }: { margin: ReactNode; children: ReactNode }) {
  return (
    <div className={`${grid.grid} ${styles.article}`}>
      <div className={styles.margin}>{margin}</div>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
