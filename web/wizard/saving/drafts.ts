import { keep, keptJson } from '../browser-storage.ts'
import type { Draft } from './saved-field.ts'

/** Where the unsaved text of one order is kept: one entry a field, so that two tabs do not overwrite each other. */
export interface Drafts {
  find: (group: string, name: string) => Draft | undefined
  keep: (group: string, name: string, draft: Draft) => void
  /** Forgets the draft, unless another tab has put another text there. */
  forget: (group: string, name: string, value: string) => void
}

/** Drafts in the browser's storage. Where it is full or forbidden, nothing is kept and nothing fails. */
export function browserDrafts(idOrden: string): Drafts {
  const key = (group: string, name: string) => `certeza.borrador.${idOrden}.${group}.${name}`
  const find: Drafts['find'] = (group, name) => {
    const draft = keptJson(key(group, name))
    return isDraft(draft) ? draft : undefined
  }
  return {
    find,
    keep: (group, name, draft) => keep(key(group, name), JSON.stringify(draft)),
    forget: (group, name, value) => {
      if (find(group, name)?.value === value) keep(key(group, name), undefined)
    },
  }
}

// Storage is open to extensions and to older versions of this page: nothing in it is believed by its type.
function isDraft(draft: unknown): draft is Draft {
  if (typeof draft !== 'object' || draft === null) return false
  const { value, from, sent } = draft as Record<string, unknown>
  return (
    typeof value === 'string' &&
    typeof from === 'string' &&
    (sent === undefined || (Array.isArray(sent) && sent.every((text) => typeof text === 'string')))
  )
}
