import { expect, test } from 'vitest'
import { nextTyped, startTyped, typewriterTimes } from './typewriter.ts'

/** Every text shown from the start on, with the wait before it. */
function played(words: string[], steps: number) {
  let typed = startTyped(words)
  return Array.from({ length: steps }, () => {
    const { next, wait } = nextTyped(words, typed, typewriterTimes)
    typed = next
    return [words[typed.word]?.slice(0, typed.shown), wait]
  })
}

test('rests on a whole word, takes it back faster than it writes the next, and begins again', () => {
  const { type, back, rest } = typewriterTimes
  expect(played(['ab', 'ñ'], 7)).toEqual([
    ['a', rest],
    ['', back],
    ['ñ', type],
    ['', rest],
    ['a', type],
    ['ab', type],
    ['a', rest],
  ])
  expect({ type, back }).toEqual({ type: 130, back: 100 })
})
