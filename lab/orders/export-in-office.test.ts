import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeCsv } from '../../server/files/write-csv.ts'
import { writeXlsx } from '../../server/files/write-xlsx.ts'
import { saveBilling } from '../../server/orders/calls/save-billing.ts'
import { saveInstrument } from '../../server/orders/calls/save-instrument.ts'
import {
  collectOrders,
  type ExportedRow,
  exportedRows,
  exportHeaders,
} from '../../server/orders/export/export-orders.ts'
import { readOrderList } from '../../server/orders/import/import-json.ts'
import { importOrders } from '../../server/orders/import/import-orders.ts'
import { startTestApp } from '../../server/testing/test-app.ts'

function findOffice(): string | undefined {
  for (const name of ['soffice', 'libreoffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice']) {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' })
      return name
    } catch {}
  }
  return undefined
}
const office = findOffice()
if (!office)
  console.warn(
    'LibreOffice is not installed, so exported files were not opened with it: apt-get install libreoffice-calc',
  )

const instrument = {
  idDatoCert: '0048',
  Instrumento: '=HYPERLINK("http://x.example","Manómetro")',
  Marca: '+52 81',
  Modelo: '@SUM(A1)',
  Serie: '00123',
  Identificacion: '100E10',
  NoSerieInst: '1234567890123456789',
  IntervaloInicio: '-40',
  IntervaloFinal: '01/02/2026',
  Unidad: 'µV/Ω °C ½',
  PuntosEsp: 'línea 1\nlínea 2; "comillas", _x0041_',
}
const order = {
  OrdenServicio: 'OS-Ñ-1',
  Empresa: 'Ñandú & Cía. <b>',
  CP: '06600',
  FormaPago: '03',
  Pedido: '-2+3|calc',
  Direccion: "'=truco",
  instrumentos: [instrument, { idDatoCert: '2026-12-01', Instrumento: 'mar-1' }],
}

interface Cell {
  text: string
  type: string
  formula: boolean
  /** Whether its style fills it with the mark's colour. */
  filled: boolean
}

const unescaped = (xml: string) =>
  xml.replace(
    /&(lt|gt|amp|quot|apos);/g,
    (_, name) => ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" })[name as string] ?? '',
  )

function cellText(xml: string): string {
  const lines = [...xml.matchAll(/<text:p>(.*?)<\/text:p>|<text:p\/>/gs)].map(([, line = '']) => line)
  const plain = lines
    .join('\n')
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count) => ' '.repeat(Number(count ?? 1)))
  return unescaped(plain.replace(/<[^>]+>/g, ''))
}

/** What LibreOffice holds of a sheet, out of its flat XML. */
function readFlatSheet(xml: string): Cell[][] {
  const styles = [...xml.matchAll(/<style:style style:name="(\w+)" style:family="table-cell"(.*?)<\/style:style>/gs)]
  const filled = new Set(styles.filter(([, , body]) => body?.includes('"#ffe699"')).map(([, name]) => name))
  // A cell without a style of its own has its column's.
  const columns = [...xml.matchAll(/<table:table-column([^>]*)\/>/g)].flatMap(([, head = '']) => {
    const style = /table:default-cell-style-name="(\w+)"/.exec(head)?.[1]
    const repeated = Number(/table:number-columns-repeated="(\d+)"/.exec(head)?.[1] ?? 1)
    return Array.from({ length: Math.min(repeated, 200) }, () => style)
  })
  const rows = [...xml.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)]
  const cells = rows.map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
      ([, head = '', body = '']) => {
        const cell = {
          text: cellText(body),
          type: /office:value-type="(\w+)"/.exec(head)?.[1] ?? '',
          formula: head.includes('table:formula'),
          style: /table:style-name="(\w+)"/.exec(head)?.[1],
        }
        const repeated = Number(/table:number-columns-repeated="(\d+)"/.exec(head)?.[1] ?? 1)
        return Array.from({ length: Math.min(repeated, 200) }, () => cell)
      },
    ),
  )
  return cells.map((row) =>
    row.map(({ style, ...cell }, column) => ({ ...cell, filled: filled.has(style ?? columns[column]) })),
  )
}

describe.skipIf(!office)('what LibreOffice shows of an export', () => {
  let folder: string
  let rows: ExportedRow[]
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'certeza-office-'))
    const kit = await startTestApp('sqlite')
    const now = kit.parts.now()
    const options = { quien: 'laboratorio', now, closedDays: new Set<string>(), baseUrl: 'http://x.example' } as const
    const [result] = await importOrders(kit.db, readOrderList([order]), options)
    const idOrden = result?.idOrden ?? ''
    await saveBilling(kit.parts, idOrden, { CP: '', Empresa: '=2+2' })
    await saveInstrument(kit.parts, { idOrden, idDatoCert: '0048' }, { Serie: '000' })
    rows = (await collectOrders(kit.db, {}, now)).flatMap((whole) => exportedRows(whole, now))
    await kit.close()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function opened(name: string, content: string | Buffer, filter: readonly string[]): Cell[][] {
    const file = join(folder, name)
    writeFileSync(file, content)
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const args = [profile, '--headless', ...filter, '--convert-to', 'fods', '--outdir', folder, file]
    execFileSync(office ?? '', args, { stdio: 'ignore', timeout: 300_000 })
    return readFlatSheet(readFileSync(join(folder, basename(file).replace(/\.\w+$/, '.fods')), 'utf8'))
  }
  const place = (header: string) => exportHeaders.indexOf(header)

  test('XLSX: every cell is the text it was, changed ones are coloured', { timeout: 400_000 }, async () => {
    const book = await writeXlsx(
      exportHeaders,
      rows.map(({ cells }) => cells),
      'Órdenes',
      (row, column) => rows[row]?.marked.has(column) ?? false,
    )
    const [head, ...body] = opened('ordenes.xlsx', book, [])
    expect(head?.slice(0, exportHeaders.length).map(({ text }) => text)).toEqual(exportHeaders)
    for (const [index, { cells, marked }] of rows.entries()) {
      const shown = exportHeaders.map((_, column) => body[index]?.[column])
      expect(shown.map((cell) => cell?.text ?? '')).toEqual(cells)
      expect(shown.filter((cell) => cell?.text).map((cell) => [cell?.type, cell?.formula])).toEqual(
        shown.filter((cell) => cell?.text).map(() => ['string', false]),
      )
      expect(shown.flatMap((cell, column) => (cell?.filled ? [column] : []))).toEqual(
        [...marked].toSorted((a, b) => a - b),
      )
    }
    expect(rows[0]?.marked.size).toBe(6)
  })

  test('CSV: no formula, accents right, quoted cells as text where it is told so', { timeout: 400_000 }, () => {
    const text = writeCsv(
      exportHeaders,
      rows.map(({ cells }) => cells),
    )
    // Comma, double quote, UTF-8, from the first line, no column formats, es-MX, quoted as text, no special numbers.
    const filter = ['--infilter=CSV:44,34,76,1,,2058,true,false']
    const [head, first] = opened('ordenes.csv', text, filter)
    expect(head?.slice(0, exportHeaders.length).map((cell) => cell.text)).toEqual(exportHeaders)
    const shown = (header: string) => first?.[place(header)]
    const wanted: [string, string][] = [
      ['OrdenServicio', 'OS-Ñ-1'],
      ['Empresa', "'=2+2"],
      ['recibido.Empresa', 'Ñandú & Cía. <b>'],
      ['recibido.CP', '06600'],
      ['FormaPago', '03'],
      ['Pedido', "'-2+3|calc"],
      ['Direccion', "''=truco"],
      ['idDatoCert', '0048'],
      ['Instrumento', `'${instrument.Instrumento}`],
      ['recibido.Serie', '00123'],
      ['Serie', '000'],
      ['Identificacion', '100E10'],
      ['NoSerieInst', '1234567890123456789'],
      ['IntervaloInicio', '-40'],
      ['IntervaloFinal', '01/02/2026'],
      ['Unidad', 'µV/Ω °C ½'],
      ['PuntosEsp', instrument.PuntosEsp],
    ]
    expect(wanted.map(([header]) => [header, shown(header)?.text])).toEqual(wanted)
    expect(first?.some(({ formula }) => formula)).toBe(false)
  })
})
