/**
 * An address whose escapes spell no text (`/%E0%A4`) with each `%` escaped: it is looked for like any other, and whoever
 * typed it gets the page for what is not there.
 */
export function decodableUrl(url: string): string {
  if (!url.includes('%')) return url
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
