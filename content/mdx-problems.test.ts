import { expect, test } from 'vitest'
import { mdxProblem, mdxProblems } from './mdx-problems.ts'

test('the texts that ship can be read', async () => {
  expect(await mdxProblems(import.meta.dirname)).toEqual([])
})

test.each([
  [
    'a sign that opens a tag',
    'Uno\n\nMenos de <8 bar.\n',
    'content/privacy.mdx: renglón 3, columna 11: no se puede leer',
  ],
  ['a brace that never closes', 'Uno\n\nDos {tres\n', 'content/privacy.mdx: renglón'],
  ['a tag that never closes', '## A\n\n<b>dos\n', 'content/privacy.mdx: renglón'],
])('%s is told with its place', async (_what, text, says) => {
  expect(await mdxProblem('content/privacy.mdx', text)).toContain(says)
})
