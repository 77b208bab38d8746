import { expect, test } from 'vitest'
import { countWord, countWordCapital } from './count-word.ts'

test.each([
  { count: 1, word: 'una', capital: 'Una' },
  { count: 7, word: 'siete', capital: 'Siete' },
  { count: 13, word: '13', capital: '13' },
])('$count is $word', ({ count, word, capital }) => {
  expect(countWord(count)).toBe(word)
  expect(countWordCapital(count)).toBe(capital)
})
