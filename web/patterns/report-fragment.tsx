import type { ReactNode } from 'react'
import text from '../styles/text.module.css'

const plain = {
  B: 'b',
  STRONG: 'strong',
  I: 'i',
  EM: 'em',
  SPAN: 'span',
  SMALL: 'small',
  SUB: 'sub',
  SUP: 'sup',
} as const
/** Their content is not text for people, or the browser reads it by other rules. */
const dropped = new Set(
  'SCRIPT STYLE XMP IFRAME NOEMBED NOFRAMES NOSCRIPT PLAINTEXT TEMPLATE TEXTAREA TITLE OBJECT EMBED svg math'.split(
    ' ',
  ),
)

/** A report's number: no line ends at its hyphens, where it fits a column of a phone. */
const number = /^\S{1,18}$/

function safeAddress(href: string | null): string | undefined {
  const url = href === null ? null : URL.parse(href.trim(), location.href)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined
}

function shown(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || dropped.has(node.tagName)) return null
  const children = [...node.childNodes].map(shown)
  if (node.tagName === 'BR') return ' '
  const href = node.tagName === 'A' ? safeAddress(node.getAttribute('href')) : undefined
  if (href) {
    const said = node.textContent.trim()
    return (
      <a key={key} className={number.test(said) ? text.unbroken : undefined} href={href} target="_blank" rel="noopener">
        {said ? children : 'Ver informe'}
      </a>
    )
  }
  const Tag = plain[node.tagName as keyof typeof plain] ?? 'span'
  return <Tag key={key}>{children}</Tag>
}

/**
 * A report's HTML fragment as elements of ours: links to http and https, and plain inline text.
 * Whatever backend sent it, nothing else of it reaches the page. Source: design §2.
 */
export function ReportFragment({ html }: { html: string }) {
  // A document that is not shown: nothing in it runs or loads.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <>{[...body.childNodes].map(shown)}</>
}
