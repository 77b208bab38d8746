export interface Toast {
  id: number
  kind: 'success' | 'error'
  title: string
  text?: string
}

/** Milliseconds on the screen. Source: specification §9. */
export const toastTimes = { success: 2000, error: 3000 } as const

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast. One that says the same as the one on the screen takes its place, so that ten saves are not ten toasts.
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  const others = toasts.filter((each) => each.title !== toast.title || each.text !== toast.text)
  set([...others, { ...toast, id: lastId }])
}

export const dropToast = (id: number) => set(toasts.filter((each) => each.id !== id))

export const currentToasts = () => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
