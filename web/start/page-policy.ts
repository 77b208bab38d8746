import { createHash } from 'node:crypto'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const contentsOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text)

interface PolicySources {
  /** Origin of the API where the site is served elsewhere; empty when it is the same. */
  api: string
  /** Origin of the map that a visitor may open. */
  map: string
}

/**
 * The page's own Content-Security-Policy: hashes of exactly its inline scripts and styles, nothing else inline.
 * Last step of the build: any change after it would break the hashes. Source: design §11.
 */
export function addPolicy(html: string, { api, map }: PolicySources): string {
  const scripts = [...new Set(contentsOf(html, 'script').map(hash))]
  const styles = [...new Set(contentsOf(html, 'style').map(hash))]
  const list = (...sources: string[]) => sources.filter(Boolean).join(' ')
  const policy = [
    `default-src 'none'`,
    `script-src ${list(`'self'`, ...scripts)}`,
    `style-src ${list(`'self'`, ...styles)}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src ${list(`'self'`, api)}`,
    `form-action ${list(`'self'`, api)}`,
    `frame-src ${map}`,
    `base-uri 'none'`,
  ].join('; ')
  const charset = /<meta charSet="utf-8"\/>/i
  if (!charset.test(html)) throw new Error('The page has no charset to put its policy after.')
  return html.replace(charset, (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}
