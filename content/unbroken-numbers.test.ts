import { expect, test } from 'vitest'
import { unbrokenNumbers } from './unbroken-numbers.ts'

const shown = (text: string) => unbrokenNumbers(text).replaceAll('\u00a0', '_')

test.each([
  ['de 0 a 10 bar, clase 0.6', 'de 0 a 10_bar, clase 0.6'],
  ['0 V a 1 000 V', '0_V a 1_000_V'],
  ['10 % a 95 % HR, 5 °C a 50 °C', '10_% a 95_%_HR, 5_°C a 50_°C'],
  ['10 N·m a 200 N·m', '10_N·m a 200_N·m'],
  ['En 10 V aplicamos 10 V: lo demás', 'En 10_V aplicamos 10_V: lo demás'],
  ['100 años, 3 Años, 5 anillos, 7 gatos', '100 años, 3 Años, 5 anillos, 7 gatos'],
  ['photo(640, 800, 2)', 'photo(640, 800, 2)'],
  ['Calle 5, 06600 México', 'Calle 5, 06600 México'],
  ['1 Ω a 100 MΩ', '1_Ω a 100_MΩ'],
  ['a 10 cm de la punta', 'a 10_cm de la punta'],
])('%s', (text, tied) => {
  expect(shown(text)).toBe(tied)
})
