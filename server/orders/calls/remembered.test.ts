import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('what was made for a key is kept, until there are more than so many', () => {
  const make = vi.fn((key: string) => key.toUpperCase())
  const read = remembered<string>(2)
  const ask = (key: string) => read(key, () => make(key))
  expect(['a', 'b', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'B'])
  expect(make).toHaveBeenCalledTimes(2)
  expect(['c', 'a'].map(ask)).toEqual(['C', 'A'])
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a'])
})
