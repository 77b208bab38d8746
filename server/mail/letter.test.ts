import { expect, test } from 'vitest'
import { identity } from '../../content/identity.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

const letter: Letter = {
  about: 'Orden <OS-1>',
  title: 'Título & más',
  blocks: [
    { kind: 'paragraph', text: 'Un «párrafo» con <b>signos</b>.' },
    { kind: 'action', label: 'Abrir', href: 'https://x.example/?a=1&b="2"' },
    { kind: 'section', title: '¿Sección?', paragraphs: ['Uno.', 'Dos.'] },
    {
      kind: 'cells',
      title: 'Datos',
      cells: [
        { label: 'RFC', value: 'A&A050908GT0' },
        { label: 'CP', before: '66600', value: ' ' },
      ],
    },
  ],
}

test('as text: everything once, links on lines of their own', () => {
  expect(letterText(letter)).toBe(`Orden <OS-1>
Título & más

Un «párrafo» con <b>signos</b>.

Abrir:
https://x.example/?a=1&b="2"

¿Sección?
Uno.
Dos.

Datos
RFC: A&A050908GT0
CP: 66600 → —

${identity.nombre}
${identity.telefono.texto} · ${identity.correo}
${identity.horario.semana} (hora del centro)
`)
})

test('as HTML: escaped, and it loads nothing', () => {
  const html = letterHtml(letter)
  expect(html).toContain('Un «párrafo» con &lt;b&gt;signos&lt;/b&gt;.')
  expect(html).toContain('<title>Título &amp; más</title>')
  expect(html).toContain('href="https://x.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('A&amp;A050908GT0')
  expect(html).not.toMatch(/<(img|link|script|table|iframe)|url\(|src=/i)
})

test('as HTML: a number with a hyphen stays on its line, an endless word does not', () => {
  const value = `Serie D29-3940 <-1>\n${'a-'.repeat(20)}`
  const cells = [{ label: 'Folio 1', value }]
  expect(letterHtml({ ...letter, blocks: [{ kind: 'cells', cells }] })).toContain(
    `Serie <span style="white-space:nowrap">D29-3940</span> <span style="white-space:nowrap">&lt;-1&gt;</span><br>${'a-'.repeat(20)}</p>`,
  )
})

test('text and HTML say the same words', () => {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim().split(' ')
  const html = letterHtml(letter)
    .replace(/[\s\S]*<body/, '<body')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  const plain = new Set(words(letterText(letter).replaceAll(':', '')))
  expect(words(html.replaceAll(':', '')).filter((word) => !plain.has(word) && word !== '>')).toEqual([])
})
