import type { Instrument } from '../../../contract/order-fields.ts'
import { Glyph } from '../../parts/glyphs.tsx'
import styles from './preview-step.module.css'

interface PreviewPagerProps {
  instruments: readonly Instrument[]
  /** Of the one on the screen, from 0. */
  index: number
  onIndex: (index: number) => void
}

/** One instrument on, one back, or straight to any of 200. */
export function PreviewPager({ instruments, index, onIndex }: PreviewPagerProps) {
  const step = (by: number) => {
    const next = index + by
    if (next >= 0 && next < instruments.length) onIndex(next)
  }
  return (
    <div className={styles.pager}>
      <span role="status">
        Instrumento {index + 1} de {instruments.length}
      </span>
      <select aria-label="Ir al instrumento" value={index} onChange={(event) => onIndex(Number(event.target.value))}>
        {instruments.map((instrument, position) => (
          <option key={instrument.idDatoCert} value={position}>
            {position + 1}. {nameOf(instrument)}
          </option>
        ))}
      </select>
      {/* aria-disabled keeps the focus where it is at the first and last sheet. */}
      <button type="button" aria-label="Instrumento anterior" aria-disabled={index === 0} onClick={() => step(-1)}>
        <Glyph name="left" />
      </button>
      <button
        type="button"
        aria-label="Instrumento siguiente"
        aria-disabled={index === instruments.length - 1}
        onClick={() => step(1)}
      >
        <Glyph name="right" />
      </button>
    </div>
  )
}

const nameOf = ({ Identificacion, Serie, Instrumento, idDatoCert }: Instrument) =>
  [Identificacion || Serie || idDatoCert, Instrumento].filter(Boolean).join(' · ')
