import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '../../parts/button.tsx'
import { afterPaint } from './after-paint.ts'
import type { FieldGroup } from './field-group.ts'
import { isUnsaved, signOf } from './saved-field.ts'
import type { SavedFields } from './saved-fields.ts'
import styles from './unsaved-note.module.css'

/** How many fields the server does not have yet, on every step; nothing when it has all. */
export function UnsavedNote({ fields, readOnly }: { fields: SavedFields; readOnly: boolean }) {
  const unsaved = useTotal(fields, 'unsaved')
  const unreachable = useTotal(fields, 'unreachable')
  if (unsaved === 0) return null
  if (readOnly)
    return <p className={styles.note}>{unsaved === 1 ? '1 dato no se guardó' : `${unsaved} datos no se guardaron`}</p>
  return (
    <p className={styles.note}>
      <b>{unsaved === 1 ? '1 dato sin guardar' : `${unsaved} datos sin guardar`}</b>{' '}
      {/* A refused value is not sent again as it is, and one that is still typed was never tried. */}
      {unreachable > 0 && (
        <Button look="link" onClick={() => fields.flush()}>
          Reintentar
        </Button>
      )}
    </p>
  )
}

interface Tally {
  unsaved: number
  unreachable: number
}

function useTotal(fields: SavedFields, which: keyof Tally): number {
  return useSyncExternalStore(
    useCallback((listener) => fields.subscribe(undefined, afterPaint(listener)), [fields]),
    () => total(fields, which),
    () => 0,
  )
}

// Groups never change, they are replaced: with each key one of 200 is counted anew.
const tallies = new WeakMap<FieldGroup, Tally>()

function total(fields: SavedFields, which: keyof Tally): number {
  let sum = 0
  for (const group of fields.groups.values()) {
    const tally = tallies.get(group) ?? tallyOf(group)
    tallies.set(group, tally)
    sum += tally[which]
  }
  return sum
}

function tallyOf(group: FieldGroup): Tally {
  const list = Object.values(group)
  return {
    unsaved: list.filter((field) => isUnsaved(field) || field.offer).length,
    unreachable: list.filter((field) => signOf(field) === 'unreachable').length,
  }
}
