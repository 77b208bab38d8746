import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** Two small texts over the title, left and right. */
  caption?: readonly [ReactNode, ReactNode]
  children?: ReactNode
  /** The buttons; `close` closes the dialog, after its fade. `data-autofocus` marks the one that takes the focus. */
  actions: (close: () => void) => ReactNode
  /** Called once, when it is closed: stop rendering it then. */
  onClosed: () => void
  /** Milliseconds that closing takes. */
  fade?: number
  /** False: Escape does nothing, only a button closes (a notice that must be answered). */
  dismissable?: boolean
}

/**
 * A modal dialog, open while it is rendered. The focus goes in, and back to where it was when it closes.
 * It is the browser's own `<dialog>`: no scroll lock or focus trap of ours.
 */
export function Dialog({ title, caption, children, actions, onClosed, fade = 0, dismissable = true }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [fading, setFading] = useState(false)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const marked = element.querySelector<HTMLElement>('[data-autofocus]')
    const first = marked ?? element.querySelector('h2')
    // A notice longer than the screen is read from its beginning, though its button has the focus.
    first?.focus({ preventScroll: true })
    return () => {
      clearTimeout(timer.current)
      element.close()
    }
  }, [])

  const close = () => {
    if (fading) return
    if (fade > 0) setFading(true)
    timer.current = setTimeout(() => dialog.current?.close(), fade)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`${styles.dialog} ${fading ? styles.fading : ''}`}
      // The browser closes at a second Escape whatever `cancel` says, unless the key itself is refused.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !dismissable) event.preventDefault()
      }}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissable) close()
      }}
      onClose={onClosed}
    >
      {caption && (
        <p className={`${text.note} ${grid.apart} ${styles.caption}`}>
          <span>{caption[0]}</span>
          <span>{caption[1]}</span>
        </p>
      )}
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <div className={`${grid.ways} ${styles.actions}`}>{actions(close)}</div>
    </dialog>
  )
}
