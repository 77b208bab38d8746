import { intervalText } from '../../../contract/certificate/sheet.ts'
import type { InstrumentView } from '../order/order-view.ts'
import styles from './summary-box.module.css'

/** All instruments in short, folded away: on a phone 200 of them would bury the button. */
export function SummaryInstruments({ instruments }: { instruments: readonly InstrumentView[] }) {
  if (instruments.length === 0) return <p className={styles.note}>La orden no tiene instrumentos.</p>
  return (
    <details className={styles.more}>
      <summary>
        {instruments.length === 1 ? 'Ver el instrumento' : `Ver los ${instruments.length} instrumentos`}
      </summary>
      <ol className={styles.instruments}>
        {instruments.map((instrument) => (
          <li key={instrument.idDatoCert}>
            <b>{instrument.Identificacion || 'sin identificación'}</b>
            <span>
              {[instrument.Instrumento, instrument.Marca, instrument.Modelo, instrument.Serie, intervalText(instrument)]
                .filter((part) => part.trim() !== '')
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
