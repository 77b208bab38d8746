import { describe, expect, test } from 'vitest'
import { shownAt } from './count-up.ts'

const moments = [
  { elapsed: -5, shown: 0 },
  { elapsed: 0, shown: 0 },
  { elapsed: 600, shown: 8575 },
  { elapsed: 1200, shown: 9800 },
  { elapsed: 60_000, shown: 9800 },
]

describe('a counter', () => {
  test.each(moments)('shows $shown after $elapsed ms', ({ elapsed, shown }) => {
    expect(shownAt(9800, elapsed)).toBe(shown)
  })
})
