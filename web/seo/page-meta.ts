import type { MetaDescriptor } from 'react-router'
import { identity } from '../../content/identity.ts'
import { absolute } from './absolute.ts'

interface PageMeta {
  /** Canonical path, without a slash at its end. */
  path: string
  /** Without the laboratory's name, which is added; the home page's is given whole. */
  title: string
  description: string
  /** schema.org objects, one script each. */
  jsonLd?: object[]
  /** For pages that search engines must not list. */
  noindex?: boolean
}

/** Title, description, canonical address, Open Graph and structured data of a page. */
export function pageMeta({ path, title, description, jsonLd = [], noindex }: PageMeta): MetaDescriptor[] {
  const full = path === '/' ? title : `${title} · ${identity.nombre}`
  const url = absolute(path)
  const open = { title: full, description, url, type: 'website', locale: 'es_MX', site_name: identity.nombre }
  return [
    { title: full },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    ...Object.entries(open).map(([key, content]) => ({ property: `og:${key}`, content })),
    { property: 'og:image', content: absolute('/og.jpg') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${identity.nombre}: un manómetro de carátula sobre su base` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...jsonLd.map((each) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...each } })),
  ]
}
