import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test.each([
  [],
  ['masa'],
  ['masa', 'fuerza'],
  ['masa', 'fuerza', 'presión'],
  ['presión', 'indicadores'],
  ['agua', 'hielo'],
  ['madre', 'hija'],
])('lists %s %s %s as the language does', (...words) => {
  expect(listed(words)).toBe(new Intl.ListFormat('es-MX').format(words))
})

test('also before an accented «í», which Intl does not know', () => {
  expect(listed(['Inés', 'Íñigo'])).toBe('Inés e Íñigo')
})
