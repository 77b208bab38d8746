const firstLink = /<a href="([^"]*)"/
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Where a cleaned `Informe` leads, as an absolute address; empty when it has no link. `baseUrl` is the site's. */
export function reportLink(Informe: string, baseUrl: string): string {
  const [, href] = firstLink.exec(Informe) ?? []
  if (href === undefined) return ''
  const address = href.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '')
  return URL.parse(address, `${baseUrl}/`)?.href ?? ''
}
