import { nextTyped, startTyped, type Typed, typewriterTimes } from './typewriter.ts'

/**
 * Writes one word after the other into `place` while it has `data-writes`, until it leaves the page.
 * Uses nothing but what it is given: it is put into the page as text, and so writes before React comes.
 */
function write(
  place: HTMLElement | null,
  words: readonly string[],
  first: Typed,
  times: typeof typewriterTimes,
  next: typeof nextTyped,
) {
  if (!place || place.dataset.written) return
  place.dataset.written = 'yes'
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) place.dataset.writes = ''
  const go = (typed: Typed) => {
    const step = next(words, typed, times)
    setTimeout(() => {
      if (!place.isConnected) return
      if (!('writes' in place.dataset)) return go(typed)
      // An empty line would have no height.
      place.textContent = words[step.next.word]?.slice(0, step.next.shown) || '\u200b'
      go(step.next)
    }, step.wait)
  }
  go(first)
}

/** Starts the writing in a page that React has drawn; does nothing where the page's own script has started it. */
export function writeWords(place: HTMLElement, words: readonly string[]): void {
  write(place, words, startTyped(words), typewriterTimes, nextTyped)
}

/** The same as text, for the first element that `selector` finds. */
export function writeWordsScript(selector: string, words: readonly string[]): string {
  const given = [words, startTyped(words), typewriterTimes].map((each) => JSON.stringify(each))
  return `(${write})(document.querySelector(${JSON.stringify(selector)}),${given.join()},${nextTyped})`
}
