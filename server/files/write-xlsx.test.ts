import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readXlsx } from './read-xlsx.ts'
import { writeXlsx } from './write-xlsx.ts'

const headers = Array.from({ length: 30 }, (_, column) => `Columna ${column}`)
const awkward = [
  '=1+2',
  '06600',
  '100E10',
  ' con orillas ',
  'dos\nrenglones',
  '<b>&amp;"',
  '_x0041_',
  'Ñandú µ½',
  '-40',
]

test('what was written is read, over many pieces, and its progress is told', async () => {
  const rows = Array.from({ length: 1203 }, (_, row) =>
    headers.map((_, column) => (column === 3 ? '' : (awkward[(row + column) % awkward.length] ?? ''))),
  )
  const told: number[] = []
  const book = await writeXlsx(headers, rows, 'Órdenes & <más>', { onProgress: (done) => told.push(done) })
  const read = await readXlsx(book)
  expect(read.headers).toEqual(headers)
  expect(read.rows.map(({ cells }) => headers.map((_, column) => cells[column] ?? ''))).toEqual(rows)
  expect(told.length).toBeGreaterThan(2)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})

test('headers are bold and stay in sight, changed cells have a colour, blank ones too, and long texts no wide column', async () => {
  const isMarked = (row: number, column: number) => row === 0 && column < 2
  const book = await writeXlsx(['A', 'B', 'C'], [['x'.repeat(99), '', 'no']], 'Hoja', { isMarked })
  const { 'xl/worksheets/sheet1.xml': sheet = [], 'xl/workbook.xml': workbook = [] } = unzipSync(book)
  const xml = Buffer.from(sheet).toString()
  expect(xml).toContain('<c r="A1" s="1" t="s"><v>0</v></c>')
  expect(xml).toContain(
    '<row r="2"><c r="A2" s="3" t="s"><v>3</v></c><c r="B2" s="4"/><c r="C2" s="2" t="s"><v>4</v></c></row>',
  )
  expect([...xml.matchAll(/ width="(\d+)"/g)].map(([, width]) => width)).toEqual(['40', '8', '8'])
  expect(xml).toContain('ySplit="1"')
  expect(Buffer.from(workbook).toString()).toContain('name="Hoja"')
})

test('the same table is the same file; more rows than Excel opens are refused', async () => {
  const written = () => writeXlsx(['A'], [['x']], 'Hoja')
  expect(await written()).toEqual(await written())
  const tooMany = Array.from({ length: 1_048_576 }, () => [])
  await expect((async () => writeXlsx(['A'], tooMany, 'Hoja'))()).rejects.toThrow('Excel no abre más de 1,048,576')
})
