import { FormCell } from '../parts/form-cell.tsx'
import { type FilterKind, filterKinds, filterLabels } from './instrument-filter.ts'
import styles from './instrument-tools.module.css'

interface InstrumentToolsProps {
  text: string
  onText: (text: string) => void
  kind: FilterKind
  onKind: (kind: FilterKind) => void
  counts: Record<FilterKind, number>
}

/** Find by text, and show some of the instruments only, each choice with its count. */
export function InstrumentTools({ text, onText, kind, onKind, counts }: InstrumentToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        <FormCell id="buscar-instrumento" label="Buscar en la lista" alone>
          <input
            id="buscar-instrumento"
            type="search"
            autoComplete="off"
            placeholder="Serie, identificación o nombre"
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
        </FormCell>
      </div>
      <fieldset className={styles.kinds} aria-label="Mostrar">
        {filterKinds.map((each) => (
          <label key={each} className={styles.kind}>
            <input type="radio" name="mostrar" checked={each === kind} onChange={() => onKind(each)} />
            {filterLabels[each]} <b>{counts[each]}</b>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
