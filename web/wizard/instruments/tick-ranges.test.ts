import { expect, test } from 'vitest'
import { tickLabel, tickRanges } from './tick-ranges.ts'

test.each([
  { count: 1, names: [1] },
  { count: 3, names: [1, 2, 3] },
  { count: 19, names: Array.from({ length: 19 }, (_, index) => index + 1) },
  { count: 20, names: [1, 10, 20] },
  { count: 60, names: [1, 10, 20, 30, 40, 50, 60] },
  { count: 205, names: [1, ...Array.from({ length: 20 }, (_, index) => (index + 1) * 10)] },
])('$count instruments', ({ count, names }) => {
  const ticks = tickRanges(count)
  expect(ticks.map(({ name }) => name)).toEqual(names)
  // Every instrument has its mark, once.
  expect(ticks.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index))).toEqual(
    Array.from({ length: count }, (_, index) => index),
  )
})

test('a tick says what it leads to', () => {
  const plain = { unsaved: false, changed: false, missing: false }
  const statuses = [plain, { ...plain, unsaved: true, changed: true }, { ...plain, changed: true }]
  expect(tickLabel({ from: 0, to: 1, name: 1 }, statuses)).toBe('Instrumento 1')
  expect(tickLabel({ from: 0, to: 3, name: 1 }, statuses)).toBe('Instrumentos 1 a 3, 1 sin guardar, 1 cambiado')
})
