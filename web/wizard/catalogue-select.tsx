import { type CatalogueField, catalogues, catalogueText } from '../../contract/sat/catalogues.ts'
import type { BoxState } from './saved-cell.tsx'
import type { FieldInUse } from './use-saved-field.ts'

interface CatalogueSelectProps {
  field: CatalogueField
  box: FieldInUse['box']
  state: BoxState
}

/** One of SAT's lists, code and description. A value outside it (an old `P01`) is kept, and told apart. */
export function CatalogueSelect({ field, box, state: { readOnly, ...described } }: CatalogueSelectProps) {
  const { value } = box
  const text = catalogueText(field, value)
  if (readOnly) {
    return <input {...described} id={box.id} readOnly value={text === undefined ? value : `${value} ${text}`} />
  }
  return (
    <select {...box} {...described} autoComplete="off">
      <option value="">Elige…</option>
      {value !== '' && text === undefined && <option value={value}>{value} (fuera de la lista del SAT)</option>}
      {catalogues[field].map(({ clave, texto }) => (
        <option key={clave} value={clave}>
          {clave} {texto}
        </option>
      ))}
    </select>
  )
}
