import { useEffect } from 'react'
import { readCenterTime } from '../../parts/center-time.ts'
import type { SavedFields } from '../saving/saved-fields.ts'
import { isReadOnly, type OrderView } from './order-view.ts'

/**
 * Sends what is unsaved when the page is hidden (phones fire no beforeunload) or left, tries again when there is a
 * connection again, and reads the order again when the page is shown again, also from the browser's memory.
 */
export function useFlushAndReread(fields: SavedFields, reread: () => Promise<void>): void {
  useEffect(() => {
    const flush = () => fields.flushAtLeave()
    const onVisibility = () => (document.visibilityState === 'hidden' ? flush() : reread())
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reread()
    const onOnline = () => {
      fields.retry()
      reread()
    }
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pagehide', flush)
    addEventListener('pageshow', onShow)
    addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pagehide', flush)
      removeEventListener('pageshow', onShow)
      removeEventListener('online', onOnline)
      flush()
      fields.stop()
    }
  }, [fields, reread])
}

// setTimeout fires at once beyond this.
const longestTimer = 2 ** 31 - 1

/** Reads the order again once its deadline has passed: whether it has is the server's word, not this clock's. */
export function useDeadlineReread(order: OrderView | undefined, reread: () => Promise<void>): void {
  const deadline = order && !isReadOnly(order) ? readCenterTime(order.fechaLimite)?.instant : undefined
  useEffect(() => {
    if (deadline === undefined) return
    const wait = deadline + 1000 - Date.now()
    if (wait < 0 || wait > longestTimer) return
    const timer = setTimeout(reread, wait)
    return () => clearTimeout(timer)
  }, [deadline, reread])
}
