import type { ReactNode } from 'react'
import styles from './form-cell.module.css'
import { Glyph } from './glyphs.tsx'

/** A sheet of cells, as on an official form. */
export function FormSheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.form}>{children}</div>
    </div>
  )
}

export interface FormCellProps {
  /** Of the input, select or textarea inside; tie it to the notes with `aria-describedby={notesId(id)}`. */
  id: string
  label: ReactNode
  /** The control. */
  children: ReactNode
  /** State of the field, at the right of its label. */
  sign?: ReactNode
  /** Help, warning, error: under the control, and its description. */
  notes?: ReactNode
  /** Below the notes, and not part of the control's description. */
  actions?: ReactNode
  tone?: 'plain' | 'warning' | 'error'
  width?: 'full' | 'third' | 'half' | 'twoThirds'
  /** Two of them beside each other on a phone. */
  halfOnPhone?: boolean
  readOnly?: boolean
  /** Outside a sheet. */
  alone?: boolean
  /** Draws the arrow of a list to choose from. */
  list?: boolean
}

/** Id of a cell's notes, for its control's `aria-describedby`. */
export const notesId = (id: string) => `${id}-notas`

/** One cell of a form: label in the corner, value below, state at the right of the label, warning and remedy inside. */
export function FormCell({ id, label, children, sign, notes, actions, ...look }: FormCellProps) {
  return (
    <div className={cellClass(look)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {sign}
      </div>
      <div className={styles.box}>
        {children}
        {look.list && (
          <span className={styles.arrow}>
            <Glyph name="down" />
          </span>
        )}
      </div>
      {notes && (
        <div id={notesId(id)} className={styles.notes}>
          {notes}
        </div>
      )}
      {actions && <div className={styles.notes}>{actions}</div>}
    </div>
  )
}

type CellLook = Pick<FormCellProps, 'tone' | 'width' | 'halfOnPhone' | 'readOnly' | 'alone'>

function cellClass({ tone = 'plain', width = 'full', halfOnPhone, readOnly, alone }: CellLook): string {
  return [
    styles.cell,
    styles[width],
    styles[tone],
    halfOnPhone && styles.halfOnPhone,
    readOnly && styles.readOnly,
    alone && styles.alone,
  ]
    .filter(Boolean)
    .join(' ')
}
