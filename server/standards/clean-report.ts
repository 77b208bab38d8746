import sanitizeHtml from 'sanitize-html'
import { linkedText } from './linked-text.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'strong', 'i', 'em', 'u', 'small', 'sub', 'sup', 'span', 'br'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  // Raw-text tags are dropped with their content: what is in them was never meant to be read.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'plaintext',
    'title',
    'svg',
    'math',
    'template',
    'select',
  ],
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href }) => {
      const attribs: sanitizeHtml.Attributes =
        href === undefined ? {} : { href: href.trim(), target: '_blank', rel: 'noopener' }
      return { tagName, attribs }
    },
  },
}

/** What the ERP sends, nearly always: one plain link. Cleaning it whole takes a hundred times as long. */
const plainLink =
  /^<a href="((?:https?:\/\/|\/(?!\/))[\w./~:?=%+,-]*)"(?: target="_blank")?(?: rel="noopener")?>([^<>&"]*[^<>&"\s][^<>&"]*)<\/a>$/
const plainText = /^[^<>&"\0]*$/
/** An address has `&` in it too, where it is no entity. */
const bareAddress = /^(?:https?:\/\/|www\.)[^\s<>"]+$/i

/** What stands on a line, or in a cell, of its own: its text must not run into the next. */
const blockEnd = /<\/(?:p|div|li|tr|td|th|h[1-6])\s*>/gi

/** A link that nobody could see. */
const namelessLink = /(<a href="[^"]*" target="_blank" rel="noopener">)\s*(<\/a>)/g

/**
 * An `Informe` as it may be shown: links to http, https or the own site, opened in a new tab without an opener, and
 * plain inline text. Anything else is dropped or becomes text. A bare address becomes a link. Source: design §10.
 */
export function cleanReport(html: string): string {
  if (plainText.test(html) || bareAddress.test(html)) return linkedText(html)
  const link = plainLink.exec(html)
  if (link) return `<a href="${link[1]}" target="_blank" rel="noopener">${link[2]}</a>`
  // A link whose address was refused has nowhere to open.
  return sanitizeHtml(html.replaceAll(blockEnd, '$& '), options)
    .trim()
    .replaceAll('<a target="_blank" rel="noopener">', '<a>')
    .replaceAll(namelessLink, '$1Ver informe$2')
}
