import { describe, expect, test } from 'vitest'
import { readCenterTime, spokenMoment } from './center-time.ts'

describe('readCenterTime', () => {
  const cases = [
    {
      name: 'keeps the wall clock as written',
      text: '2026-12-01T18:00:00-06:00',
      spoken: 'martes 1 de diciembre, 18:00',
      utc: '2026-12-02T00:00:00.000Z',
    },
    {
      name: 'knows no summer time',
      text: '2027-07-01T18:00:00-06:00',
      spoken: 'jueves 1 de julio, 18:00',
      utc: '2027-07-02T00:00:00.000Z',
    },
    {
      name: 'turns UTC into the laboratory’s clock',
      text: '2026-12-02T00:00:00.000Z',
      spoken: 'martes 1 de diciembre, 18:00',
      utc: '2026-12-02T00:00:00.000Z',
    },
    {
      name: 'takes a time without offset for the laboratory’s',
      text: '2026-12-01 18:00',
      spoken: 'martes 1 de diciembre, 18:00',
      utc: '2026-12-02T00:00:00.000Z',
    },
    {
      name: 'reads an offset without colon',
      text: '2026-12-01T18:00:00-0600',
      spoken: 'martes 1 de diciembre, 18:00',
      utc: '2026-12-02T00:00:00.000Z',
    },
  ]
  test.each(cases)('$name', ({ text, spoken, utc }) => {
    expect(new Date(readCenterTime(text)?.instant ?? Number.NaN).toISOString()).toBe(utc)
    expect(spokenMoment(text)).toBe(spoken)
  })

  test.each(['', '1/12/2026 6:00 p.m.', '2026-12-01', '2026-13-41T18:00:00Z', 'mañana'])(
    'leaves «%s» as it came',
    (text) => {
      expect(readCenterTime(text)).toBeUndefined()
      expect(spokenMoment(text)).toBe(text)
    },
  )
})
