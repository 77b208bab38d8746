import { expect, test } from 'vitest'
import { businessDaysBefore, isLastDay } from './business-days-before.ts'

const at = (instant: string) => Temporal.Instant.from(instant)
const closed = new Set(['2026-12-24'])

test.each([
  { name: 'a Thursday', from: '2026-12-03T18:00:00-06:00', count: 1, is: '2026-12-02T18:00:00-06:00' },
  { name: 'a Monday', from: '2026-12-07T10:30:00-06:00', count: 1, is: '2026-12-04T10:30:00-06:00' },
  { name: 'a Monday, two days', from: '2026-12-07T10:30:00-06:00', count: 2, is: '2026-12-03T10:30:00-06:00' },
  { name: 'a Sunday counts as Friday', from: '2026-12-06T12:00:00-06:00', count: 1, is: '2026-12-03T18:00:00-06:00' },
  {
    name: 'over a holiday and a closed day',
    from: '2026-12-28T18:00:00-06:00',
    count: 1,
    is: '2026-12-23T18:00:00-06:00',
  },
  { name: 'on a holiday', from: '2026-12-25T18:00:00-06:00', count: 1, is: '2026-12-22T18:00:00-06:00' },
  {
    name: 'evening in Mexico, morning in UTC',
    from: '2026-12-04T03:00:00Z',
    count: 1,
    is: '2026-12-02T21:00:00-06:00',
  },
  { name: 'none', from: '2026-12-03T18:00:00-06:00', count: 0, is: '2026-12-03T18:00:00-06:00' },
])('$name: $count before $from is $is', ({ from, count, is }) => {
  expect(businessDaysBefore(at(from), count, closed)).toEqual(at(is))
})

test.each([
  { now: '2026-12-02T18:00:00-06:00', last: false },
  { now: '2026-12-02T18:00:00.001-06:00', last: true },
  { now: '2026-12-04T10:00:00-06:00', last: true },
])('at $now of a Thursday’s deadline: $last', ({ now, last }) => {
  expect(isLastDay(at('2026-12-03T18:00:00-06:00'), at(now), closed)).toBe(last)
})
