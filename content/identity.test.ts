import { expect, test } from 'vitest'
import { withSampleMark } from './identity.ts'

test('a name carries its mark only while it is a sample', () => {
  expect(withSampleMark('Certeza', { muestra: 'identidad de muestra' })).toBe('Certeza (identidad de muestra)')
  expect(withSampleMark('Certeza', { muestra: '' })).toBe('Certeza')
})
