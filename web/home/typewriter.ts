/** Milliseconds. Source: specification §9: 130 typing, 100 back. */
export const typewriterTimes = { type: 130, back: 100, rest: 1800 } as const

export interface Typed {
  /** Index of the word being written. */
  word: number
  /** Letters of it on the screen. */
  shown: number
  back: boolean
}

/** The whole first word: what stands in the page before it moves. */
export const startTyped = (words: readonly string[]): Typed => ({ word: 0, shown: words[0]?.length ?? 0, back: false })

/**
 * What is shown next, and after how many milliseconds. A whole word rests before it is taken back.
 * Also put into the page as text: it uses nothing but what it is given.
 */
export function nextTyped(
  words: readonly string[],
  { word, shown, back }: Typed,
  times: typeof typewriterTimes,
): { next: Typed; wait: number } {
  const length = words[word]?.length ?? 0
  if (back && shown > 0) return { next: { word, shown: shown - 1, back }, wait: times.back }
  if (back) return { next: { word: (word + 1) % words.length, shown: 1, back: false }, wait: times.type }
  if (shown < length) return { next: { word, shown: shown + 1, back }, wait: times.type }
  return { next: { word, shown: shown - 1, back: true }, wait: times.rest }
}
