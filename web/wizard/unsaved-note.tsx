import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '../parts/button.tsx'
import { afterPaint } from './after-paint.ts'
import type { FieldGroup } from './field-group.ts'
import { isUnsaved } from './saved-field.ts'
import type { SavedFields } from './saved-fields.ts'
import styles from './unsaved-note.module.css'

/** How many fields the server does not have yet, on every step; nothing when it has all. */
export function UnsavedNote({ fields, readOnly }: { fields: SavedFields; readOnly: boolean }) {
  const count = useUnsavedCount(fields)
  if (count === 0) return null
  if (readOnly)
    return <p className={styles.note}>{count === 1 ? '1 dato no se guardó' : `${count} datos no se guardaron`}</p>
  return (
    <p className={styles.note}>
      <b>{count === 1 ? '1 dato sin guardar' : `${count} datos sin guardar`}</b>{' '}
      <Button look="link" onClick={() => fields.flush()}>
        Reintentar
      </Button>
    </p>
  )
}

function useUnsavedCount(fields: SavedFields): number {
  return useSyncExternalStore(
    useCallback((listener) => fields.subscribe(undefined, afterPaint(listener)), [fields]),
    () => countUnsaved(fields),
    () => 0,
  )
}

// Groups never change, they are replaced: with each key one of 200 is counted anew.
const counts = new WeakMap<FieldGroup, number>()

function countUnsaved(fields: SavedFields): number {
  let total = 0
  for (const group of fields.groups.values()) {
    const count = counts.get(group) ?? Object.values(group).filter((field) => isUnsaved(field) || field.offer).length
    counts.set(group, count)
    total += count
  }
  return total
}
