import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Gives a button the focus back that it lost by being disabled while it was at work: whoever pressed it by keyboard
 * would start again from the page's head.
 */
export function useKeptFocus(disabled: boolean | undefined): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (disabled) hadFocus.current = document.activeElement === button.current
    else {
      const isLost = hadFocus.current && document.activeElement === document.body
      hadFocus.current = false
      if (isLost) button.current?.focus({ preventScroll: true })
    }
  }, [disabled])
  return button
}
