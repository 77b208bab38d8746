import { type CatalogueField, catalogues, catalogueText } from '../../../contract/sat/catalogues.ts'
import type { BoxState } from '../cells/saved-cell.tsx'
import type { FieldInUse } from '../saving/use-saved-field.ts'
import styles from './catalogue-select.module.css'

interface CatalogueSelectProps {
  field: CatalogueField
  box: FieldInUse['box']
  state: BoxState
}

/** One of SAT's lists, code and description. A value outside it (an old `P01`) is kept, and told apart. */
export function CatalogueSelect({ field, box, state: { readOnly, ...described } }: CatalogueSelectProps) {
  const { value } = box
  const text = catalogueText(field, value)
  const label = value === '' ? 'Elige…' : `${value} ${text ?? '(fuera de la lista del SAT)'}`
  if (readOnly) {
    return (
      <textarea
        {...described}
        id={box.id}
        name={box.name}
        rows={1}
        readOnly
        value={text === undefined ? value : label}
      />
    )
  }
  return (
    <>
      {/* The browser draws a choice on one line and cuts it: this one wraps, and the real list lies over it. */}
      <span className={styles.shown} aria-hidden="true">
        {label}
      </span>
      <select {...box} {...described} className={styles.list} autoComplete="off">
        <option value="">Elige…</option>
        {value !== '' && text === undefined && <option value={value}>{label}</option>}
        {catalogues[field].map(({ clave, texto }) => (
          <option key={clave} value={clave}>
            {clave} {texto}
          </option>
        ))}
      </select>
    </>
  )
}
