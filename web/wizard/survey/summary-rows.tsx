import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import type { FieldAddress } from '../step-props.ts'
import styles from './summary-box.module.css'

interface Row {
  label: string
  text: ReactNode
  field: FieldAddress
}
interface SummaryRowsProps {
  rows: readonly Row[]
  tone?: 'warning'
  onCorrect: (field: FieldAddress) => void
}

const shownAtOnce = 8

/** What is to be looked at, each with the way to its field: the first eight, the rest folded away. */
export function SummaryRows({ rows, ...look }: SummaryRowsProps) {
  if (rows.length === 0) return null
  const rest = rows.slice(shownAtOnce)
  return (
    <>
      <RowList rows={rows.slice(0, shownAtOnce)} {...look} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{rest.length === 1 ? 'Ver 1 más' : `Ver ${rest.length} más`}</summary>
          <RowList rows={rest} {...look} />
        </details>
      )}
    </>
  )
}

function RowList({ rows, tone, onCorrect }: SummaryRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ label, text, field }, index) => (
        <li key={`${label} ${index}`}>
          <b className={tone === 'warning' ? styles.warning : undefined}>{label}</b>
          <span>{text}</span>
          <Button look="link" aria-label={`Corregir ${label}`} onClick={() => onCorrect(field)}>
            Corregir
          </Button>
        </li>
      ))}
    </ul>
  )
}
