import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('writes whole numbers as Mexico does', () => {
  const format = new Intl.NumberFormat('es-MX')
  fc.assert(
    fc.property(fc.nat(), (value) => {
      expect(grouped(value)).toBe(format.format(value))
    }),
  )
})
