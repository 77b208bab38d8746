import type { ReactNode } from 'react'
import grid from '../styles/grid.module.css'
import styles from './form-cell.module.css'

/** A sheet of cells, as on an official form. */
export function FormSheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.form}>{children}</div>
    </div>
  )
}

export interface FormCellProps {
  /** Of the input, select or textarea inside. */
  id: string
  label: ReactNode
  /** The control. */
  children: ReactNode
  /** State of the field, at the right of its label. */
  sign?: ReactNode
  /** Under the control. */
  below?: ReactNode
  /** Two of them beside each other, where there is room. */
  half?: boolean
  /** Outside a sheet. */
  alone?: boolean
  className?: string
}

/** One cell of a form: label in the corner, value below, state at the right of the label. */
export function FormCell({ id, label, children, sign, below, half, alone, className = '' }: FormCellProps) {
  return (
    <div className={`${styles.cell} ${half ? styles.half : ''} ${alone ? styles.alone : ''} ${className}`}>
      <div className={`${grid.apart} ${styles.head}`}>
        <label htmlFor={id}>{label}</label>
        {sign}
      </div>
      <div className={styles.box}>{children}</div>
      {below}
    </div>
  )
}
