import { expect, test } from 'vitest'
import { FileProblem } from './file-problem.ts'
import { readJson } from './read-json.ts'

const cutShort = 'El archivo no es JSON válido: termina a la mitad. Vuelve a exportarlo.'

test.each([
  ['', 'El archivo está vacío.'],
  [' \n', 'El archivo está vacío.'],
  ['[', cutShort],
  ['[{"OrdenServicio": "OS-1"', cutShort],
  ['[{"OrdenServicio": "OS-', cutShort],
  ['[1, 2\n', cutShort],
  ['[\n  { "OrdenServicio": "OS-1", }\n]', 'El archivo no es JSON válido: revisa el renglón 2, columna 30.'],
  ['OrdenServicio,Empresa', 'El archivo no es JSON válido. Vuelve a exportarlo.'],
])('%j is told what is wrong with it', (text, sentence) => {
  expect(() => readJson(text)).toThrow(new FileProblem(sentence))
})

test('what is JSON is read', () => {
  expect(readJson('[{"OrdenServicio":"OS-1"}]')).toEqual([{ OrdenServicio: 'OS-1' }])
})
