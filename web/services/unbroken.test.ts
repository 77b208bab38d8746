import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['10 % a 95 % HR, 5 °C a 50 °C', '10_%_a_95_%_HR, 5_°C_a_50_°C'],
  ['1 Ω', '1_Ω'],
  ['', ''],
])('%s breaks after its commas alone', (text, shown) => {
  expect(unbroken(text).replaceAll('\u00a0', '_')).toBe(shown)
})
