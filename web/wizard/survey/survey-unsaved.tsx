import { Button } from '../../parts/button.tsx'
import type { FieldAddress, UnsavedField } from '../step-props.ts'
import styles from './survey-form.module.css'

interface SurveyUnsavedProps {
  fields: readonly UnsavedField[]
  onCorrect: (field: FieldAddress) => void
}

/** Why nothing was confirmed: what the server does not have. */
export function SurveyUnsaved({ fields, onCorrect }: SurveyUnsavedProps) {
  const count = fields.length === 1 ? '1 dato que no se ha guardado' : `${fields.length} datos que no se han guardado`
  return (
    <div role="alert" className={styles.unsaved}>
      <p>
        <b>La orden no se ha confirmado.</b> Hay {count}:
      </p>
      <ul>
        {fields.map(({ label, value, why, ...field }) => (
          <li key={`${field.idDatoCert ?? ''} ${field.campo}`}>
            <span>
              {label}: «{value}»{why && `. ${why}`}
            </span>
            <Button look="link" aria-label={`Corregir ${label}`} onClick={() => onCorrect(field)}>
              Corregir
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
