import { evaluate } from '@mdx-js/mdx'
import * as runtime from 'react/jsx-runtime'
import { expect, test } from 'vitest'
import { mdxContents, sectionId } from './mdx-contents.ts'

const titles = [
  { title: 'Qué pide ISO 9001:2015', id: 'que-pide-iso-9001-2015' },
  { title: '  ¿Cuándo no? ', id: 'cuando-no' },
]

test.each(titles)('$title has the address $id', ({ title, id }) => {
  expect(sectionId(title)).toBe(id)
})

test('a text lists its sections, with code and stress in them, and not its smaller headings', async () => {
  const text = '## Uno\n\n### No\n\n## Dos *y* `tres`\n'
  const { contents } = await evaluate(text, { ...runtime, remarkPlugins: [mdxContents] })
  expect(contents).toEqual([
    { id: 'uno', title: 'Uno' },
    { id: 'dos-y-tres', title: 'Dos y tres' },
  ])
})
