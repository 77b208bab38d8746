import { crc32 } from 'node:zlib'

/**
 * A cell of a test's workbook: text, attributes and content as XML has them, a number, or a day counted by the
 * workbook's calendar.
 */
export type TestCell = string | { xml: string } | { number: string } | { day: number } | { time: number } | null

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function cellXml(cell: TestCell, address: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string')
    return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if ('xml' in cell) return `<c r="${address}" ${cell.xml}</c>`
  if ('number' in cell) return `<c r="${address}"><v>${cell.number}</v></c>`
  return 'day' in cell
    ? `<c r="${address}" s="1"><v>${cell.day}</v></c>`
    : `<c r="${address}" s="2"><v>${cell.time}</v></c>`
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** A zip file of entries that are not compressed. */
function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const path = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(content.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), shared, path, content])
    const central = Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), shared, Buffer.alloc(14), path])
    central.writeUInt32LE(offset, 42)
    parts.push(local)
    directory.push(central)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/**
 * An XLSX workbook as Excel would save it, for tests: with numbers and days as its XML holds them, from 1900 or 1904,
 * alone, behind a hidden sheet or before a second one.
 */
export function testWorkbook(
  rows: readonly (readonly TestCell[])[],
  { from1904 = false, behindHidden = false, beforeOther = false } = {},
): Buffer {
  const sheet = rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`)).join('')}</row>`,
    )
    .join('')
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${relations}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${behindHidden ? '<sheet name="Vieja" sheetId="2" state="hidden" r:id="rId3"/>' : ''}<sheet name="Hoja1" sheetId="1" r:id="rId1"/>${beforeOther ? '<sheet name="Hoja &amp; 2" sheetId="3" r:id="rId3"/><sheet name="Hoja3" sheetId="4" r:id="rId4"/>' : ''}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId4" Type="${relations}/worksheet" Target="worksheets/sheet3.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${main}><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `${head}<worksheet ${main}><sheetData><row r="1">${cellXml('Oculta', 'A1')}</row></sheetData></worksheet>`,
    'xl/worksheets/sheet3.xml': `${head}<worksheet ${main}><sheetData/></worksheet>`,
  })
}
