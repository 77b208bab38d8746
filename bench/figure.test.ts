import { expect, test } from 'vitest'
import { figureTable, holds } from './figure.ts'
import { median, percentile } from './percentile.ts'

test('a figure holds up to its budget, and always without one', () => {
  expect(holds({ what: 'a', value: 1.1, unit: '×', budget: 1.1 })).toBe(true)
  expect(holds({ what: 'a', value: 1.11, unit: '×', budget: 1.1 })).toBe(false)
  expect(holds({ what: 'a', value: Number.NaN, unit: '×', budget: 1.1 })).toBe(false)
  expect(holds({ what: 'a', value: 9999, unit: 'ms' })).toBe(true)
})

test('the table says what was measured, its budget and whether it holds', () => {
  const figures = [
    { what: 'start', value: 1234.4, unit: 'ms', budget: 2000 },
    { what: 'last page', value: 1.2849, unit: '×', budget: 1.2 },
    { what: 'requests', value: 9, unit: '' },
  ]
  expect(figureTable(figures).split('\n')).toEqual([
    '| what      | measured |    budget | holds |',
    '|-----------|---------:|----------:|------:|',
    '| start     |  1234 ms | ≤ 2000 ms |   yes |',
    '| last page |   1.28 × |   ≤ 1.2 × |    NO |',
    '| requests  |        9 |           |       |',
  ])
})

test('the median is the middle one, whatever their order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 9, 1])).toBe(9)
})

test('a percentile is one of the figures, at most the largest', () => {
  const figures = Array.from({ length: 200 }, (_, place) => 200 - place)
  expect([0, 0.5, 0.99, 1].map((part) => percentile(figures, part))).toEqual([1, 101, 199, 200])
  expect(percentile([], 0.5)).toBeNaN()
})
