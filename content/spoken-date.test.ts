import { expect, test } from 'vitest'
import { shortDate, spokenDate } from './spoken-date.ts'

const dates = [
  { iso: '2011-11-09', spoken: '9 de noviembre de 2011', short: '9 nov 2011' },
  { iso: '2024-10-16', spoken: '16 de octubre de 2024', short: '16 oct 2024' },
  { iso: '2024-01-01', spoken: '1 de enero de 2024', short: '1 ene 2024' },
]

test.each(dates)('$iso is $spoken', ({ iso, spoken, short }) => {
  expect(spokenDate(iso)).toBe(spoken)
  expect(shortDate(iso)).toBe(short)
})
