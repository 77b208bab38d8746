/** What the reader of workbooks does not tell. */
interface WorkbookScan {
  /** The first sheet that Excel shows, counted from 1. */
  sheet: number
  /** By row and place: cells that show an error, or whose formula has no result in the file. They read as blank. */
  broken: Map<number, Map<number, string>>
  /** That other sheets, which Excel shows and which are not empty, are not read; undefined where there are none. */
  note?: string
}

const attribute = (tag: string, name: string) => new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(tag)?.[1]

const tags = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*>`, 'g'))].map(([tag]) => tag)

type PartOf = (path: string) => string

async function openZip(bytes: Uint8Array): Promise<PartOf> {
  // Loaded when it is needed: a command starts without it.
  const { strFromU8, unzipSync } = await import('fflate')
  return (path) => {
    const found = unzipSync(bytes, { filter: ({ name }) => name === path })[path]
    return found ? strFromU8(found) : ''
  }
}

interface ShownSheet {
  sheet: number
  name: string
  path: string
}

function shownSheets(partOf: PartOf): ShownSheet[] {
  const relations = tags(partOf('xl/_rels/workbook.xml.rels'), 'Relationship').filter((tag) =>
    attribute(tag, 'Type')?.endsWith('/worksheet'),
  )
  const targetOf = (id: string | undefined) => {
    const relation = relations.find((tag) => attribute(tag, 'Id') === id)
    return relation && attribute(relation, 'Target')
  }
  return tags(partOf('xl/workbook.xml'), 'sheet').flatMap((tag, index) => {
    const target = targetOf(attribute(tag, 'id'))
    if (target === undefined || (attribute(tag, 'state') ?? 'visible') !== 'visible') return []
    const name = (attribute(tag, 'name') ?? '').replaceAll('&amp;', '&')
    return [{ sheet: index + 1, name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }]
  })
}

/** Rows on a second sheet would be missed in silence. */
function ignoredSheets(partOf: PartOf, { name }: ShownSheet, others: readonly ShownSheet[]): string | undefined {
  const names = others.filter(({ path }) => /<(?:\w+:)?c\s/.test(partOf(path))).map((other) => `«${other.name}»`)
  if (names.length === 0) return undefined
  return `Se leyó solo la hoja «${name}»; ${names.length === 1 ? 'se ignoró' : 'se ignoraron'} ${new Intl.ListFormat('es-MX').format(names)}.`
}

/** 'AB7' as its row, from 1, and its place, from 0. */
function located(address: string): [row: number, place: number] {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return [Number(digits), column - 1]
}

function complaint(attributes: string, content: string): string | undefined {
  const shown = /<(?:\w+:)?v>([^<]*)</.exec(content)?.[1]
  if (/\st="e"/.test(attributes)) return `La hoja dice ${shown ?? '#N/A'}: corrige la fórmula o escribe el dato.`
  const isWithoutResult = /<(?:\w+:)?f[\s/>]/.test(content) && !/<(?:\w+:)?(?:v|is)[\s/>]/.test(content)
  return isWithoutResult
    ? 'La fórmula no trae su resultado: abre el archivo en Excel, guárdalo e impórtalo otra vez.'
    : undefined
}

function brokenCells(xml: string): WorkbookScan['broken'] {
  const broken: WorkbookScan['broken'] = new Map()
  // Most files have neither, and a search costs far less than a walk over every cell.
  if (!/ t="e"|<(?:\w+:)?f[\s/>]/.test(xml)) return broken
  for (const [, attributes = '', content = ''] of xml.matchAll(
    /<(?:\w+:)?c(?=\s)([^>]*")\s*>([\s\S]*?)<\/(?:\w+:)?c>/g,
  )) {
    const said = complaint(attributes, content)
    if (said === undefined) continue
    const [row, place] = located(attribute(attributes, 'r') ?? '')
    broken.set(row, (broken.get(row) ?? new Map<number, string>()).set(place, said))
  }
  return broken
}

/** Looks over an XLSX for its first visible sheet and that sheet's broken cells; a file it cannot open has none. */
export async function scanWorkbook(bytes: Uint8Array): Promise<WorkbookScan> {
  try {
    const partOf = await openZip(bytes)
    const [shown, ...others] = shownSheets(partOf)
    if (shown) {
      const note = ignoredSheets(partOf, shown, others)
      return { sheet: shown.sheet, broken: brokenCells(partOf(shown.path)), ...(note && { note }) }
    }
  } catch {
    // No zip at all, or half of one: the reader refuses it in words.
  }
  return { sheet: 1, broken: new Map() }
}
