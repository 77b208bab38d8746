import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { currentToasts, dropToast, subscribeToToasts, type Toast, toastTimes } from './toast-store.ts'
import styles from './toasts.module.css'

const none: readonly Toast[] = []

/**
 * Where toasts appear: one place a page, always there, so that its live regions are known before they speak.
 * A popover, to stand over a modal dialog; no style element of its own (the policy forbids it).
 */
export function Toasts() {
  const place = useRef<HTMLDivElement>(null)
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none)

  useEffect(() => {
    const element = place.current
    // Shown anew, it comes over a dialog that was opened after it.
    if (element?.matches(':popover-open') && document.querySelector('dialog:modal') && toasts.length > 0) {
      element.hidePopover()
    }
    if (!element?.matches(':popover-open')) element?.showPopover()
  }, [toasts])

  return (
    <div ref={place} popover="manual" className={styles.place}>
      <div role="status">
        {toasts.map((each) => each.kind === 'success' && <ToastBox key={each.id} toast={each} />)}
      </div>
      <div role="alert">{toasts.map((each) => each.kind === 'error' && <ToastBox key={each.id} toast={each} />)}</div>
    </div>
  )
}

function ToastBox({ toast: { id, kind, title, text } }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dropToast(id), toastTimes[kind])
    return () => clearTimeout(timer)
  }, [held, id, kind])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it; looking at a toast only keeps it
    <div
      className={`${styles.toast} ${kind === 'error' ? styles.error : ''}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: reached by keyboard, a toast stays until the focus leaves it
      tabIndex={0}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <b>{title}</b>
      {text}
    </div>
  )
}
