import type { ReactNode } from 'react'
import { FormCell, type FormCellProps } from '../../parts/form-cell.tsx'
import { Glyph } from '../../parts/glyphs.tsx'
import styles from './noted-cell.module.css'

export interface NotedCellProps extends Pick<FormCellProps, 'id' | 'label' | 'children' | 'sign' | 'alone'> {
  /** Help, warning, error: under the control, and its description by `aria-describedby={notesId(id)}`. */
  notes?: ReactNode
  /** Below the notes, and not part of the control's description. */
  actions?: ReactNode
  tone?: 'plain' | 'warning' | 'error'
  width?: 'full' | 'third' | 'half' | 'twoThirds'
  /** Two of them beside each other on a phone. */
  halfOnPhone?: boolean
  readOnly?: boolean
  /** Draws the arrow of a list to choose from. */
  list?: boolean
}

/** Id of a cell's notes, for its control's `aria-describedby`. */
export const notesId = (id: string) => `${id}-notas`

/** A cell that says more of its field: warning and remedy inside, and by its look whether it can be changed. */
export function NotedCell({ children, notes, actions, list, ...rest }: NotedCellProps) {
  const { id, label, sign, alone, width = 'full', tone = 'plain', halfOnPhone, readOnly } = rest
  const look = [
    styles.cell,
    styles[width],
    styles[tone],
    halfOnPhone && styles.halfOnPhone,
    readOnly && styles.readOnly,
  ]
  const below = (
    <>
      {notes && (
        <div id={notesId(id)} className={styles.notes}>
          {notes}
        </div>
      )}
      {actions && <div className={styles.notes}>{actions}</div>}
    </>
  )
  return (
    <FormCell {...{ id, label, sign, alone, below }} half={width === 'half'} className={look.filter(Boolean).join(' ')}>
      {children}
      {list && (
        <span className={styles.arrow}>
          <Glyph name="down" />
        </span>
      )}
    </FormCell>
  )
}
