import { useCallback, useRef, useSyncExternalStore } from 'react'
import { instrumentGroup } from '../order/order-groups.ts'
import type { InstrumentView } from '../order/order-view.ts'
import { afterPaint } from '../saving/after-paint.ts'
import type { FieldGroup } from '../saving/field-group.ts'
import type { SavedFields } from '../saving/saved-fields.ts'
import { type InstrumentStatus, instrumentStatus } from './instrument-status.ts'

/** The status of each instrument now. */
export const instrumentStatuses = (fields: SavedFields, instruments: readonly InstrumentView[]): InstrumentStatus[] =>
  instruments.map((each) => statusOf(fields.group(instrumentGroup(each.idDatoCert)), each))

/** The status of each instrument; renders again only when one of them changes, not with each key. */
export function useInstrumentStatuses(
  fields: SavedFields,
  instruments: readonly InstrumentView[],
): readonly InstrumentStatus[] {
  const last = useRef<readonly InstrumentStatus[]>([])
  const snapshot = () => {
    const next = instrumentStatuses(fields, instruments)
    if (!sameStatuses(last.current, next)) last.current = next
    return last.current
  }
  const subscribe = useCallback((listener: () => void) => fields.subscribe(undefined, afterPaint(listener)), [fields])
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

// Groups and instruments never change, they are replaced: with each key one of 200 is looked at anew.
const known = new WeakMap<FieldGroup, { instrument: InstrumentView; status: InstrumentStatus }>()

function statusOf(group: FieldGroup, instrument: InstrumentView): InstrumentStatus {
  const last = known.get(group)
  if (last?.instrument === instrument) return last.status
  const status = instrumentStatus(group, instrument.recibido)
  known.set(group, { instrument, status })
  return status
}

function sameStatuses(a: readonly InstrumentStatus[], b: readonly InstrumentStatus[]): boolean {
  return (
    a.length === b.length &&
    a.every((status, index) => {
      const other = b[index]
      if (other === status) return true
      const { unsaved, changed, missing } = status
      return other?.unsaved === unsaved && other.changed === changed && other.missing === missing
    })
  )
}
