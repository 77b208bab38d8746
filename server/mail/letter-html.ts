import { identity } from '../../content/identity.ts'
import { escaped } from '../http/escaped.ts'
import { blankValue, type Letter, type LetterBlock, type LetterCell } from './letter.ts'
import { signature } from './letter-text.ts'

// Mail programs know neither custom properties nor classes for sure: the site's tokens stand on each element.
const plate = '#e1e6e7'
const ink = '#14181a'
const soft = '#4a5452'
const hair = '#cdd4d1'
const green = '#0b4b3c'
const face = `font-family:'Helvetica Neue',Arial,sans-serif;color:${ink}`
const text = `${face};font-size:16px;line-height:25px;margin:0 0 16px`
const label = `${face};font-size:13px;line-height:18px;color:${soft};margin:0`
const value = `${face};font-size:16px;line-height:24px;margin:0;overflow-wrap:anywhere`
const heading = `${face};font-size:19px;line-height:25px;font-weight:bold;margin:32px 0 8px`
const button = `display:inline-block;background:${green};color:#ffffff;${face.replace(ink, '#ffffff')};font-size:16px;line-height:24px;font-weight:bold;text-decoration:none;padding:13px 28px`

const weighty = `${face};font-size:20px;line-height:27px;font-weight:bold;margin:2px 0 0`

/** Longer ones would not fit a telephone. */
const longestUnbroken = 24

/** A serial number, an order's or an option of a command: broken behind its hyphen it reads as two. */
function unbroken(word: string): string {
  const isOne = word.includes('-') && word.length <= longestUnbroken
  return isOne ? `<span style="white-space:nowrap">${escaped(word)}</span>` : escaped(word)
}

const inHtml = (words: string, eachWord: (word: string) => string) =>
  words
    .split(/(\s+)/)
    .map(eachWord)
    .join('')
    .replaceAll('\n', '<br>')
    // A telephone number stays on its line.
    .replace(/(?<=\d) (?=\d)/g, '&nbsp;')
const shown = (words: string) => inHtml(words, escaped)
const shownValue = (words: string) => inHtml(words.trim() === '' ? blankValue : words, unbroken)
const element = (name: string, style: string, content: string) => `<${name} style="${style}">${content}</${name}>`

function cellHtml({ label: name, value: after, before, weighs }: LetterCell): string {
  const was =
    before === undefined
      ? ''
      : `<span style="color:${soft}">${shownValue(before)}</span> <span style="color:${soft}">→</span> `
  return element(
    'div',
    `border-bottom:1px solid ${hair};padding:9px 0 10px`,
    element('p', label, escaped(name)) + element('p', weighs ? weighty : value, `${was}${shownValue(after)}`),
  )
}

function cellsHtml(title: string | undefined, cells: readonly LetterCell[]): string {
  const rows = element('div', `border-top:1px solid ${ink};margin:0 0 24px`, cells.map(cellHtml).join('\n'))
  return `${title === undefined ? '' : element('h2', heading, escaped(title))}${rows}`
}

function blockHtml(block: LetterBlock): string {
  if (block.kind === 'paragraph') return element('p', text, shown(block.text))
  if (block.kind === 'section') {
    const paragraphs = block.paragraphs.map((each) => element('p', text, shown(each)))
    return element('h2', heading, escaped(block.title)) + paragraphs.join('\n')
  }
  if (block.kind === 'cells') return cellsHtml(block.title, block.cells)
  const href = escaped(block.href)
  // The address in plain sight: who does not trust a button compares it, or copies it.
  return `<p style="margin:8px 0 10px"><a href="${href}" style="${button}">${escaped(block.label)}</a></p>
<p style="${label};margin:0 0 24px;overflow-wrap:anywhere"><a href="${href}" style="color:${soft}">${href}</a></p>`
}

/**
 * The letter as HTML that mail programs agree on: one column of blocks, styles on the elements, no table, picture or
 * request.
 */
export function letterHtml({ about, title, blocks }: Letter): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:0;background:${plate}">
<div style="background:${plate};padding:24px 12px">
<div style="max-width:600px;margin:0 auto;background:#ffffff;border-top:2px solid ${ink}">
<div style="padding:24px 24px 28px">
<p style="${label};margin:0 0 28px"><strong style="color:${ink}">${escaped(identity.nombre)}</strong><br>${escaped(about)}</p>
<h1 style="${face};font-size:30px;line-height:34px;font-weight:bold;letter-spacing:-0.6px;margin:0 0 20px">${escaped(title)}</h1>
${blocks.map(blockHtml).join('\n')}
<div style="border-top:1px solid ${ink};margin-top:32px;padding-top:12px">
${signature()
  .map((line, index) => element('p', index === 0 ? `${value};font-weight:bold` : label, escaped(line)))
  .join('\n')}
</div>
</div>
</div>
</div>
</body>
</html>
`
}
