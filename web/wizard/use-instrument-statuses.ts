import { useCallback, useRef, useSyncExternalStore } from 'react'
import { type InstrumentStatus, instrumentStatus } from './instrument-status.ts'
import { instrumentGroup } from './order-groups.ts'
import type { InstrumentView } from './order-view.ts'
import type { SavedFields } from './saved-fields.ts'

/** The status of each instrument; renders again only when one of them changes, not with each key. */
export function useInstrumentStatuses(
  fields: SavedFields,
  instruments: readonly InstrumentView[],
): readonly InstrumentStatus[] {
  const last = useRef<readonly InstrumentStatus[]>([])
  const snapshot = () => {
    const next = instruments.map(({ idDatoCert, recibido }) =>
      instrumentStatus(fields.group(instrumentGroup(idDatoCert)), recibido),
    )
    if (!sameStatuses(last.current, next)) last.current = next
    return last.current
  }
  const subscribe = useCallback((listener: () => void) => fields.subscribe(undefined, listener), [fields])
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

function sameStatuses(a: readonly InstrumentStatus[], b: readonly InstrumentStatus[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ unsaved, changed, missing }, index) => {
      const other = b[index]
      return other?.unsaved === unsaved && other.changed === changed && other.missing === missing
    })
  )
}
