import { expect, test } from 'vitest'
import { testWorkbook } from '../testing/workbook.ts'
import { readXlsx } from './read-xlsx.ts'

const directoryEntry = 46
const unpackedSize = 24

test('a workbook of a few KB that unpacks to more than 512 MB is refused before it does', async () => {
  const workbook = testWorkbook([['A'], ['x']])
  expect((await readXlsx(workbook)).rows).toHaveLength(1)
  // What its directory says is enough: made for real, it would hold this test up as it does its reader.
  const entry = workbook.lastIndexOf('xl/worksheets/sheet1.xml') - directoryEntry
  workbook.writeUInt32LE(600 << 20, entry + unpackedSize)
  await expect(readXlsx(workbook)).rejects.toThrow('lo que lleva comprimido pasa de 512 MB')
})

test('a cell in the last corner of the sheet is told, and takes no more than its share of memory', async () => {
  const text = 't="inlineStr"><is><t>x</t></is>'
  const workbook = testWorkbook([['A'], [{ xml: `${text}</c></row><row r="1048576"><c r="XFD1048576" ${text}` }]])
  expect(workbook.length).toBeLessThan(5000)
  await expect(readXlsx(workbook, 64)).rejects.toThrow('una celda escrita muy lejos de la tabla')
})
