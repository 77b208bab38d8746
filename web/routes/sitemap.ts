import { services } from '../../content/services.ts'
import { absolute } from '../seo/absolute.ts'

/** Pages that search engines should list. The alias of a service and what only a mail leads to are left out. */
const pages = [
  '/',
  '/about',
  '/services',
  ...services.map(({ href }) => href),
  '/patterns',
  '/traceability',
  '/project-details',
  '/acreditaciones',
  '/contact',
  '/aviso-de-privacidad',
]

/** sitemap.xml, written at build. */
export function loader() {
  const entries = pages.map((path) => `<url><loc>${absolute(path)}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } })
}
