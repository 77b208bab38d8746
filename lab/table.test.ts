import { expect, test } from 'vitest'
import { table } from './table.ts'

test('aligns names left and numbers right, accents and line breaks included', () => {
  const drawn = table(
    ['Orden', 'Instrumentos', 'Empresa'],
    [
      ['Ñ-1', '3', 'uno\u0007dos'],
      ['e\u0301-22222', '200', ''],
    ],
    ['Instrumentos'],
  )
  expect(drawn.split('\n')).toEqual([
    'Orden    Instrumentos  Empresa',
    'Ñ-1                 3  uno dos',
    'e\u0301-22222           200',
  ])
})
