import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readXlsx } from './read-xlsx.ts'
import { writeXlsx } from './write-xlsx.ts'

const headers = Array.from({ length: 5 }, (_, column) => `Columna ${column}`)
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

test('what was written is read as it was, whatever it looks like', async () => {
  const rows = Array.from({ length: 20 }, (_, row) =>
    headers.map((_, column) => (column === 3 ? '' : (awkward[(row + column) % awkward.length] ?? ''))),
  )
  const read = await readXlsx(await writeXlsx(headers, rows, 'Órdenes & <más>'))
  expect(read.headers).toEqual(headers)
  expect(read.rows.map(({ cells }) => headers.map((_, column) => cells[column] ?? ''))).toEqual(rows)
})

test('a column is as wide as its longest text, within limits', async () => {
  const file = await writeXlsx(['A', 'B', 'C'], [['corto', 'un texto de 20 letras', 'x'.repeat(100)]], 'Hoja')
  const sheet = Buffer.from(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? []).toString()
  expect([...sheet.matchAll(/<col [^>]*width="(\d+)/g)].map(([, width]) => width)).toEqual(['8', '23', '40'])
})

test('more rows than Excel opens are refused', async () => {
  const tooMany = Array.from({ length: 1_048_576 }, () => [])
  await expect(writeXlsx(['A'], tooMany, 'Hoja')).rejects.toThrow('Excel no abre más de 1,048,576')
})
