import { absolute } from '../seo/absolute.ts'

/**
 * robots.txt, written at build. Order pages are not named in it: they tell search engines to stay out by themselves.
 */
export function loader() {
  const text = `User-agent: *
Disallow: /api/

Sitemap: ${absolute('/sitemap.xml')}
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain' } })
}
