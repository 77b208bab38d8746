import { FormCell } from '../../parts/form-cell.tsx'
import type { InstrumentView } from '../order/order-view.ts'
import type { SavedFields } from '../saving/saved-fields.ts'
import { type FilterKind, filterCounts, filterKinds, filterLabels } from './instrument-filter.ts'
import styles from './instrument-tools.module.css'
import { useInstrumentStatuses } from './use-instrument-statuses.ts'

interface InstrumentToolsProps {
  text: string
  onText: (text: string) => void
  kind: FilterKind
  onKind: (kind: FilterKind) => void
  fields: SavedFields
  instruments: readonly InstrumentView[]
  /** How many are listed below, which on a phone is out of sight. */
  shown: number
}

/** Find by text, and show some of the instruments only, each choice with its count. */
export function InstrumentTools({ text, onText, kind, onKind, fields, instruments, shown }: InstrumentToolsProps) {
  const counts = filterCounts(useInstrumentStatuses(fields, instruments))
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
      <p role="status" className={styles.shown}>
        {shown < instruments.length && `Se ${shown === 1 ? 'muestra' : 'muestran'} ${shown} de ${instruments.length}.`}
      </p>
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
