import { useDeferredValue } from 'react'
import type { InstrumentView } from '../order/order-view.ts'
import type { SavedFields } from '../saving/saved-fields.ts'
import type { InstrumentStatus } from './instrument-status.ts'
import styles from './instrument-ticks.module.css'
import { type Tick, tickLabel, tickRanges } from './tick-ranges.ts'
import { useInstrumentStatuses } from './use-instrument-statuses.ts'

interface InstrumentTicksProps {
  fields: SavedFields
  instruments: readonly InstrumentView[]
  /** Positions of the open ones. */
  open: ReadonlySet<number>
  /** `index`: where to go, from 0. */
  onJump: (index: number) => void
}

/**
 * A ruler over the instruments: a mark for each, a number to jump to; by tens from 20 on. Source: look/README, rule 7.
 */
export function InstrumentTicks({ fields, instruments, open, onJump }: InstrumentTicksProps) {
  // After the key that was typed has been painted.
  const statuses = useDeferredValue(useInstrumentStatuses(fields, instruments))
  const ticks = tickRanges(statuses.length)
  const many = ticks.length < statuses.length
  return (
    <nav className={`${styles.ruler} ${many ? styles.many : ''}`} aria-label="Ir al instrumento">
      <ol>
        {ticks.map((tick) => (
          <li key={tick.from}>
            <button
              type="button"
              className={tickClass(tick, open, many)}
              aria-label={tickLabel(tick, statuses)}
              onClick={() => onJump(tick.from)}
            >
              <span className={styles.marks}>
                {statuses.slice(tick.from, tick.to).map((status, offset) => (
                  <i key={offset} className={markClass(status, open.has(tick.from + offset))} />
                ))}
              </span>
              {tick.name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function tickClass({ from, to }: Tick, open: ReadonlySet<number>, many: boolean): string {
  const isOpen = !many && to - from === 1 && open.has(from)
  return `${styles.tick} ${isOpen ? styles.isOpen : ''} ${many ? styles.group : ''}`
}

function markClass({ unsaved, changed }: InstrumentStatus, open: boolean): string {
  const state = unsaved ? styles.unsaved : open ? styles.open : changed ? styles.changed : ''
  return `${styles.mark} ${state}`
}
