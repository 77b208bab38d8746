import { useEffect, useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import type { FieldGroup } from './field-group.ts'
import type { SavedFields } from './saved-fields.ts'

/**
 * What `read` gives of the fields, one frame after it changed: for all but the box that is typed into.
 * A key's own frame draws its letter alone (design §8: a key to paint within 50 ms).
 */
export function useAfterPaint<Shown>(fields: SavedFields, group: string, read: () => Shown): Shown {
  const [shown, setShown] = useState(read)
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    const show = () => setShown(() => latest.current())
    show()
    return fields.subscribe(group, afterPaint(show))
  }, [fields, group])
  return shown
}

/** A group's fields; renders again when one of them changes, after the change itself was painted. */
export function useFieldGroup(fields: SavedFields, group: string): FieldGroup {
  return useAfterPaint(fields, group, () => fields.group(group))
}
