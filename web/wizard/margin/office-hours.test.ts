import { expect, test } from 'vitest'
import { readCenterTime } from '../../parts/center-time.ts'
import { officeScale, spokenTimeLeft } from './office-hours.ts'

const days = ['2026-12-01', '2026-12-02', '2026-12-03']
const at = (text: string) => readCenterTime(`${text}:00-06:00`) ?? { instant: Number.NaN, wall: new Date(Number.NaN) }

test.each([
  { now: '2026-12-01T08:00', left: 'Te quedan 2 días hábiles después del martes 1 de diciembre', elapsed: 0 },
  { now: '2026-11-28T12:00', left: 'Te quedan 2 días hábiles después del martes 1 de diciembre', elapsed: 0 },
  { now: '2026-12-01T10:00', left: 'Te quedan 2 días hábiles y 8 horas', elapsed: 60 },
  { now: '2026-12-02T15:00', left: 'Te quedan 1 día hábil y 3 horas', elapsed: 15 * 60 },
  { now: '2026-12-02T23:00', left: 'Te queda 1 día hábil', elapsed: 18 * 60 },
  { now: '2026-12-03T16:59', left: 'Te queda 1 hora hábil', elapsed: 26 * 60 - 1 },
  { now: '2026-12-03T07:00', left: 'Te queda 1 día hábil', elapsed: 18 * 60 },
  { now: '2026-12-03T17:01', left: 'Te quedan 59 minutos', elapsed: 26 * 60 + 1 },
  { now: '2026-12-03T17:59', left: 'Te queda 1 minuto', elapsed: 27 * 60 - 1 },
  { now: '2026-12-03T19:00', left: 'Te quedan 0 minutos', elapsed: 27 * 60 },
])('at $now: $left', ({ now, left, elapsed }) => {
  const scale = officeScale(days, at('2026-12-03T18:00'), at(now))
  expect(scale).toEqual({ total: 27 * 60, elapsed })
  expect(spokenTimeLeft(scale, days)).toBe(left)
})

test('a deadline moved to noon ends the scale at noon', () => {
  expect(officeScale(days, at('2026-12-02T12:00'), at('2026-12-03T12:00'))).toEqual({
    total: 12 * 60,
    elapsed: 12 * 60,
  })
})
