import { type ChangeEvent, type KeyboardEvent, useCallback, useSyncExternalStore } from 'react'
import { type SavedField, untouched } from './saved-field.ts'
import type { SavedFields } from './saved-fields.ts'
import { useAfterPaint } from './use-field-group.ts'

type Box = HTMLTextAreaElement | HTMLSelectElement
const unknown = untouched('')

/** Id of a field's box, also to lead to it. */
export const fieldId = (group: string, name: string) => `campo-${group}-${name}`

export interface FieldInUse {
  /** As it is shown: one frame behind what is typed. */
  field: SavedField
  /** For the box that shows it. */
  box: {
    id: string
    name: string
    value: string
    onChange: (event: ChangeEvent<Box>) => void
    onBlur: () => void
    onKeyDown: (event: KeyboardEvent<Box>) => void
  }
  /** Puts a text into the box and saves it. */
  use: (value: string) => void
}

/** One field: its state, and a box that keeps what is typed and saves when it is left or on Enter. */
export function useSavedField(fields: SavedFields, group: string, name: string): FieldInUse {
  const subscribe = useCallback((listener: () => void) => fields.subscribe(group, listener), [fields, group])
  const read = () => fields.group(group)[name] ?? unknown
  const typed = () => read().value
  const value = useSyncExternalStore(subscribe, typed, typed)
  const field = useAfterPaint(fields, group, read)
  const leave = () => fields.leave(group, name)
  return {
    field,
    box: {
      id: fieldId(group, name),
      name,
      value,
      onChange: ({ currentTarget }) => {
        const isThere = currentTarget === document.activeElement
        // A browser's autofill also writes into boxes that nobody is in: what the ERP says stays there.
        if (!isThere && currentTarget instanceof HTMLTextAreaElement) return
        // One line: a pasted break is a blank.
        fields.type(group, name, currentTarget.value.replace(/[\r\n]+/g, ' '))
        // Chosen without being entered, as some aids do: it will not be left either.
        if (!isThere) leave()
      },
      onBlur: leave,
      onKeyDown: (event) => {
        if (event.key !== 'Enter' || !isTyping(event)) return
        event.preventDefault()
        leave()
      },
    },
    use: (value) => {
      fields.type(group, name, value)
      leave()
    },
  }
}

/** Not the Enter that ends a composition, nor the one that opens a list. */
const isTyping = ({ nativeEvent, currentTarget }: KeyboardEvent<Box>) =>
  !nativeEvent.isComposing && currentTarget instanceof HTMLTextAreaElement
