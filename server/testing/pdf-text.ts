import { inflateSync } from 'node:zlib'

type Objects = Map<number, string>

/** Objects of a PDF as pdfkit writes it (no object streams); bytes as latin1. */
function readObjects(file: Buffer): Objects {
  const text = file.toString('latin1')
  return new Map(
    Array.from(text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id, body]) => [Number(id), body ?? '']),
  )
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

const reference = (body: string, key: string) => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1])

function unicodeOf(cmap: string): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    Array.from(list.matchAll(/<([\w\s]*)>/g), ([, hex = '']) => hex.replace(/\s/g, '')).forEach((hex, index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0')
      characters.set(code, Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    })
  }
  return characters
}

/** The text of each page of a PDF made by pdfkit, in the order it is drawn, one space between its pieces. */
export function pdfPages(file: Buffer): string[] {
  const objects = readObjects(file)
  const fonts = new Map<string, Map<string, string>>()
  const page = (body: string) => {
    const content = streamOf(objects.get(reference(body, 'Contents')) ?? '')
    const resources = objects.get(reference(body, 'Resources')) ?? body
    for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(Number(id)) ?? ''
      if (!fonts.has(name)) fonts.set(name, unicodeOf(streamOf(objects.get(reference(font, 'ToUnicode')) ?? '')))
    }
    const pieces = content.matchAll(/\/(F\d+) [\d.]+ Tf\n([\s\S]*?)ET/g)
    return Array.from(pieces, ([, name = '', shown = '']) =>
      Array.from(shown.matchAll(/<(\w+)>/g), ([, hex = '']) => hex)
        .join('')
        .replace(/.{4}/g, (code) => fonts.get(name)?.get(code) ?? '\uFFFD'),
    ).join(' ')
  }
  const [, kids = ''] = /\/Type \/Pages[\s\S]*?\/Kids \[([^\]]*)\]/.exec(file.toString('latin1')) ?? []
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, id]) => page(objects.get(Number(id)) ?? ''))
}
