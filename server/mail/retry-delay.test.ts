import { expect, test } from 'vitest'
import { isTooOld, retryDelay } from './retry-delay.ts'

test.each([
  [1, 5],
  [2, 10],
  [8, 640],
  [9, 900],
  [5000, 900],
])('after try %i it is tried again in %i s', (intentos, seconds) => {
  expect(retryDelay(intentos).total('seconds')).toBe(seconds)
})

test.each([
  ['30 days are not too long', '2026-12-31T10:00:00Z', false],
  ['a millisecond more is', '2026-12-31T10:00:00.001Z', true],
])('%s', (_, now, expected) => {
  expect(isTooOld(Temporal.Instant.from('2026-12-01T10:00:00Z'), Temporal.Instant.from(now))).toBe(expected)
})
