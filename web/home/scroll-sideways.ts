const easeInOut = (part: number) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2)

/**
 * Scrolls `list` sideways to `left` in `ms`; at once for 0. `scroll-behavior` would choose its own time.
 * Returns what stops it.
 */
export function scrollSideways(list: HTMLElement, left: number, ms: number): () => void {
  if (ms === 0) {
    list.scrollTo({ left, behavior: 'instant' })
    return () => {}
  }
  const from = list.scrollLeft
  const began = performance.now()
  let frame = 0
  // Snapping would pull every step back.
  list.style.scrollSnapType = 'none'
  const end = () => {
    cancelAnimationFrame(frame)
    list.style.scrollSnapType = ''
  }
  const step = (now: number) => {
    const part = Math.min(Math.max((now - began) / ms, 0), 1)
    list.scrollLeft = from + (left - from) * easeInOut(part)
    if (part < 1) frame = requestAnimationFrame(step)
    else end()
  }
  frame = requestAnimationFrame(step)
  return end
}
