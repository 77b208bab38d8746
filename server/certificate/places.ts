/**
 * At most `count` at once: gives a function that waits for a place, in the order of asking,
 * and gives another that leaves it.
 */
export function createPlaces(count: number): () => Promise<() => void> {
  let free = count
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async () => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    let left = false
    return () => {
      if (!left) leave()
      left = true
    }
  }
}
