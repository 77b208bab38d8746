import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False where a page is drawn at build, and while React takes that over:
 * what only the visit's address says is not known then.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
