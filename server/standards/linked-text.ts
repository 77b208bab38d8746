const address = /(?:https?:\/\/|www\.)[^\s<>"'`{}|\\^]+/gi
/** A file of the own site, written alone. */
const ownFile = /^\/(?![/ ])[\p{L}\p{M}\w ./~%+()-]+\.\w{2,5}$/u
/** An address written alone whose file has blanks in its name, as people name files. */
const spacedFile = /^(?:https?:\/\/|www\.)[^\s/<>"]+\/(?:(?! (?:https?:|www\.))[^\t\r\n<>",;])+\.pdf$/i
const endsInFile = /\.\w{2,5}$/
/** What ends a sentence is not part of the address before it. */
const sentenceEnd = /[.,;:!?)\]]+$/

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '')

/** The file's name without its ending; where there is none that a person could read, what the link is for. */
function nameOf({ pathname }: URL): string {
  const file = pathname.split('/').at(-1) ?? ''
  const name = file.replace(/\.\w{2,5}$/, '')
  if (name === file || name === '') return 'Ver informe'
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function link(written: string, text?: string): string {
  const url = URL.parse(/^www\./i.test(written) ? `https://${written}` : written, 'https://sitio.invalid')
  if (!url) return escaped(written)
  const href = url.host === 'sitio.invalid' ? url.pathname : url.href
  return `<a href="${escaped(href)}" target="_blank" rel="noopener">${escaped(text ?? nameOf(url))}</a>`
}

/** «…/CNM 12.pdf», not «…/CNM-12.pdf y CNM-13.pdf». */
function isSpacedFile(text: string): boolean {
  return spacedFile.test(text) && !endsInFile.test(text.split(' ', 1)[0] ?? '')
}

/**
 * Text without markup as HTML: an address in it becomes a link. One that is all of the text is named by its file, as
 * /informes/CNM-12.pdf is «CNM-12»; one within a sentence stands as it was written.
 */
export function linkedText(text: string): string {
  if (ownFile.test(text) || isSpacedFile(text)) return link(text)
  let html = ''
  let at = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = found.replace(sentenceEnd, '')
    html += escaped(text.slice(at, index)) + link(written, written === text ? undefined : written)
    at = index + written.length
  }
  return html + escaped(text.slice(at))
}
