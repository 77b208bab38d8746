/** Letters that mean the same escaped or not, by RFC 3986: a call is a call as `/%61pi/…` too. */
const needless = /%(?:3[0-9]|[46][1-9A-F]|[57][0-9A]|2D|2E|5F|7E)/gi

function plainPath(path: string): string {
  if (!path.includes('%')) return path
  try {
    decodeURIComponent(path)
  } catch {
    return path.replaceAll('%', '%25')
  }
  return path.replace(needless, decodeURIComponent)
}

/**
 * An address as all that look at one may expect it: the path alone, where a proxy is asked for the whole
 * (`GET http://host/path`), and nothing escaped that need not be. One whose escapes spell no text (`/%E0%A4`) has each
 * `%` escaped: it is looked for like any other, and whoever typed it gets the page for what is not there.
 * So does who asks for what is no path at all (`*`, `ftp://host/path`), which Fastify would answer in words of its own.
 */
export function plainUrl(url: string): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(url)?.[0] ?? ''
  const rest = url.slice(origin.length)
  const end = rest.search(/[?#]/)
  const path = end < 0 ? rest : rest.slice(0, end)
  const plain = plainPath(path)
  return (plain.startsWith('/') ? plain : `/${plain}`) + rest.slice(path.length)
}
