import { useDeferredValue, useMemo, useState } from 'react'
import type { OrderView } from '../order/order-view.ts'
import type { SavedFields } from '../saving/saved-fields.ts'
import { type FilterKind, filterInstruments } from './instrument-filter.ts'
import { instrumentStatuses } from './use-instrument-statuses.ts'

/** Which instruments are shown: `shown` are their positions, `wantedText` is the text that they were looked for by. */
export function useInstrumentFilter(fields: SavedFields, instruments: OrderView['instruments']) {
  const [kind, setKind] = useState<FilterKind>('todos')
  const [text, setText] = useState('')
  const wantedText = useDeferredValue(text)
  // Made anew with the filter alone: a row that has just been saved does not vanish under the hands.
  const shown = useMemo(
    () => filterInstruments(instruments, instrumentStatuses(fields, instruments), kind, wantedText),
    [instruments.length, kind, wantedText],
  )
  const showAll = () => {
    setKind('todos')
    setText('')
  }
  return { kind, setKind, text, setText, wantedText, shown, showAll }
}
