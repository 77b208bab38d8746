import { grouped } from '../../content/grouped.ts'

const DURATION_MS = 1200

/** The figure shown `elapsed` ms after the start: fast at first, slower as it settles, never beyond `value`. */
export function shownAt(value: number, elapsed: number): number {
  const left = 1 - Math.min(Math.max(elapsed / DURATION_MS, 0), 1)
  return Math.round(value * (1 - left ** 3))
}

/**
 * Counts the text of `element` from 0 to `value` when it is first seen, and leaves `value` there. It does nothing for
 * people who ask for less motion, and ends at once when the page is printed. Returns what stops it.
 */
export function countUpWhenSeen(element: HTMLElement, value: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  let frame = 0
  const settle = () => {
    cancelAnimationFrame(frame)
    element.textContent = grouped(value)
    element.style.minWidth = ''
  }
  const start = () => {
    // The width of the last figure is kept, so that nothing beside it moves while it counts.
    element.style.minWidth = `${element.offsetWidth}px`
    const began = performance.now()
    const step = (now: number) => {
      const shown = shownAt(value, now - began)
      element.textContent = grouped(shown)
      if (shown < value) frame = requestAnimationFrame(step)
      else settle()
    }
    frame = requestAnimationFrame(step)
  }
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    seen.disconnect()
    start()
  })
  seen.observe(element)
  addEventListener('beforeprint', settle)
  return () => {
    seen.disconnect()
    removeEventListener('beforeprint', settle)
    settle()
  }
}
