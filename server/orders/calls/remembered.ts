/**
 * Keeps what `make` gave for a key. For what a page of an order needs each time and costs more than the rest of the
 * answer: zoned times, business days, checks. When `most` are kept, it starts anew.
 */
export function remembered<Value>(most: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>()
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= most) kept.clear()
    const made = make()
    kept.set(key, made)
    return made
  }
}
