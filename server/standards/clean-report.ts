import sanitizeHtml from 'sanitize-html'

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
  /^<a href="((?:https?:\/\/|\/(?!\/))[\w./~:?=%+,-]*)"(?: target="_blank")?(?: rel="noopener")?>([^<>&"]*)<\/a>$/
const plainText = /^[^<>&"\0]*$/

/**
 * An `Informe` as it may be shown: links to http, https or the own site, opened in a new tab without an opener, and
 * plain inline text. Anything else is dropped or becomes text. Source: design §10.
 */
export function cleanReport(html: string): string {
  if (plainText.test(html)) return html
  const link = plainLink.exec(html)
  if (link) return `<a href="${link[1]}" target="_blank" rel="noopener">${link[2]}</a>`
  // A link whose address was refused has nowhere to open.
  return sanitizeHtml(html, options).replaceAll('<a target="_blank" rel="noopener">', '<a>')
}
