import type { ReactNode } from 'react'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './figure-caption.module.css'

interface FigureCaptionProps {
  number: number
  children?: ReactNode
  /** What stands at its right end. */
  end?: ReactNode
  /** `p` where the picture is no figure element. */
  as?: 'figcaption' | 'p'
}

/** 'Fig. n' and what the picture shows: every picture of a page is numbered. Source: look/README, rule 3. */
export function FigureCaption({ number, children, end, as: Tag = 'figcaption' }: FigureCaptionProps) {
  return (
    <Tag className={`${text.note} ${grid.apart} ${styles.caption}`}>
      <span>
        <b>Fig. {number}</b>
        {children}
      </span>
      {end !== undefined && <span>{end}</span>}
    </Tag>
  )
}
