import { expect, test } from 'vitest'
import { syntaxProblem, syntaxProblems } from './syntax-problems.ts'

test('the files that ship can be read', () => {
  expect(syntaxProblems(import.meta.dirname)).toEqual([])
})

const text = `export const lista = [
  {
    titulo: 'Uno',
    puntos: ['a', 'b'],
  },
  {
    titulo: 'Dos',
  },
]
`

test.each([
  ['a comma', "'Uno',", "'Uno'", 4, 'falta una coma, una comilla, o } que cierre lo que abre el renglón 2.'],
  ['a bracket', "'b'],", "'b',", 5, 'falta o sobra un signo: una coma, una comilla, { } o [ ].'],
  ['a brace', '  },\n  {\n    titulo', '  {\n    titulo', 5, 'falta o sobra un signo'],
  ['a bracket before a name', "['a', 'b']", "['a', 'b'\n    mas: 1", 5, 'o ] que cierre lo que abre el renglón 4.'],
  ['a quote', "'Dos'", "'Dos", 7, 'un texto no tiene comilla en sus dos extremos'],
  [
    'quotes of a word processor',
    "'Dos'",
    '‘Dos’',
    7,
    "«‘» no es un signo de estos archivos; los textos van entre comillas rectas: '…'.",
  ],
])('%s forgotten or mistaken is told with its line', (_what, right, wrong, line, says) => {
  const problem = syntaxProblem('content/lista.ts', text.replace(right, wrong))
  expect(problem).toMatch(new RegExp(`^content/lista\\.ts: renglón ${line}: `))
  expect(problem).toContain(says)
})
