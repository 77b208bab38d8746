/**
 * A listener for what is not under the typing hand: calls `listener` once for all that happened before the next frame
 * was on the screen, so that a key's own frame does not wait for it (design §8: a key to paint within 50 ms).
 */
export function afterPaint(listener: () => void): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() =>
      setTimeout(() => {
        waiting = false
        listener()
      }),
    )
  }
}
