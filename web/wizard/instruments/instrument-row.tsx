import { memo } from 'react'
import { Glyph } from '../../parts/glyphs.tsx'
import { FieldSignMark } from '../cells/field-sign.tsx'
import { instrumentGroup } from '../order/order-groups.ts'
import { useFieldGroup } from '../saving/use-field-group.ts'
import { InstrumentFields, type InstrumentFieldsProps } from './instrument-fields.tsx'
import styles from './instrument-row.module.css'
import { instrumentSign, instrumentStatus } from './instrument-status.ts'

interface InstrumentRowProps extends InstrumentFieldsProps {
  /** From 1, over both lists. */
  number: number
  open: boolean
  onToggle: (idDatoCert: string) => void
}

/** Id of a row's head: what a tick leads to. */
export const rowId = (idDatoCert: string) => `instrumento-${idDatoCert}`

/** One instrument: a line that opens to its fields. Memoised: a key typed in one row renders that row alone. */
export const InstrumentRow = memo(function InstrumentRow(props: InstrumentRowProps) {
  const { instrument, number, fields, open, onToggle } = props
  const { idDatoCert, adicional, recibido } = instrument
  const group = useFieldGroup(fields, instrumentGroup(idDatoCert))
  const text = (name: string) => group[name]?.value.trim() || '—'
  const sign = instrumentSign(group, instrumentStatus(group, recibido))
  return (
    <li className={`${styles.row} ${open ? styles.open : ''}`}>
      <button
        type="button"
        id={rowId(idDatoCert)}
        className={styles.head}
        aria-expanded={open}
        onClick={() => onToggle(idDatoCert)}
      >
        <span className={styles.number}>{number}</span>
        <b>
          <span className={styles.clipped}>{text('Instrumento')}</span>
          {adicional && <span className={styles.extra}>Adicional</span>}
        </b>
        <span className={`${styles.model} ${styles.clipped}`}>
          {text('Marca')} {text('Modelo')}
        </span>
        <span className={`${styles.serial} ${styles.clipped}`}>{text('Serie')}</span>
        <span className={`${styles.tag} ${styles.clipped}`}>{text('Identificacion')}</span>
        <span className={styles.sign}>
          <FieldSignMark sign={sign} />
        </span>
        <Glyph name="down" />
      </button>
      {open && <InstrumentFields {...props} />}
    </li>
  )
})
