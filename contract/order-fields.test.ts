import { expect, test } from 'vitest'
import { optionalField } from './order-fields.ts'

test.each([
  ['RFC', 200],
  ['Serie', 200],
  ['Direccion', 300],
  ['Correo', 500],
  ['PuntosEsp', 4000],
  ['idDatoCert', 200],
] as const)('%s holds %i characters and no more', (field, limit) => {
  const takes = (length: number) => optionalField(field).safeParse('ñ'.repeat(length)).success
  expect([takes(limit), takes(limit + 1)]).toEqual([true, false])
})
