import { execFileSync } from 'node:child_process'
import { describe, expect, test, vi } from 'vitest'
import { type TestCell, testWorkbook } from '../testing/workbook.ts'
import { FileProblem } from './file-problem.ts'
import { readXlsx } from './read-xlsx.ts'

/** 2026-01-15 as Excel counts from 1900 and from 1904. */
const day1900 = 46037
const day1904 = day1900 - 1462

describe('readXlsx', () => {
  const cells: [string, TestCell, string, { from1904?: boolean }?][] = [
    ['text with leading zeros', '00123', '00123'],
    ['text that looks like an exponent', '100E10', '100E10'],
    ['text with blanks', ' a ', ' a '],
    ['a whole number', { number: '48211' }, '48211'],
    ['a postal code without its zero', { number: '6600' }, '6600'],
    ['a decimal', { number: '2.5' }, '2.5'],
    ['the noise of a double', { number: '0.30000000000000004' }, '0.3'],
    ['an exponent', { number: '1.0000000000000001E-2' }, '0.01'],
    ['a number beyond 15 digits', { number: '12345678901234567' }, '12345678901234568'],
    ['a great exponent', { number: '1E+12' }, '1000000000000'],
    ['a day', { day: day1900 }, '2026-01-15'],
    ['a day of a book from 1904', { day: day1904 }, '2026-01-15', { from1904: true }],
    ['a day with its time', { time: day1900 + 0.75 }, '2026-01-15T18:00:00'],
    ['accents', 'Calibración Ñandú Ω', 'Calibración Ñandú Ω'],
  ]
  test.each(cells)('reads %s', async (_, cell, text, options) => {
    const { headers, rows } = await readXlsx(
      testWorkbook(
        [
          ['A', 'B'],
          ['x', cell],
        ],
        options,
      ),
    )
    expect(headers).toEqual(['A', 'B'])
    expect(rows.map(({ renglon, cells }) => [renglon, ...cells])).toEqual([[2, 'x', text]])
  })

  test('says which cells were numbers', async () => {
    const { rows } = await readXlsx(
      testWorkbook([
        ['A', 'B', 'C'],
        ['1', { number: '2' }, { day: day1900 }],
      ]),
    )
    expect(rows[0]?.numbers).toEqual([1])
  })

  test('passes over blank rows and keeps the numbers that Excel shows', async () => {
    const { headers, rows } = await readXlsx(
      testWorkbook([[null], ['A', 'B'], [' ', null], ['1', '2'], [], ['3', null]]),
    )
    expect(headers).toEqual(['A', 'B'])
    expect(rows.map(({ renglon, cells }) => [renglon, ...cells])).toEqual([
      [4, '1', '2'],
      [6, '3', ''],
    ])
  })

  test('reads the sheet that Excel shows, not a hidden one before it', async () => {
    expect((await readXlsx(testWorkbook([['A'], ['1']], { behindHidden: true }))).headers).toEqual(['A'])
  })

  test('says which cells are blank only because their formula has no value', async () => {
    const { rows } = await readXlsx(
      testWorkbook([
        ['A', 'B', 'C', 'D'],
        ['x', { xml: 't="e"><f>1/0</f><v>#DIV/0!</v>' }, { xml: '><f>NOW()</f>' }, { xml: 't="str"><f>""</f><v></v>' }],
        [{ xml: 't="str"><f>"a"&amp;"b"</f><v>ab</v>' }, { xml: '><f>1+1</f><v>2</v>' }],
      ]),
    )
    expect(rows.map(({ cells, broken }) => [cells, [...(broken ?? [])]])).toEqual([
      [
        ['x', '', '', ''],
        [
          [1, 'La hoja dice #DIV/0!: corrige la fórmula o escribe el dato.'],
          [2, 'La fórmula no trae su resultado: abre el archivo en Excel, guárdalo e impórtalo otra vez.'],
        ],
      ],
      [['ab', '2', '', ''], []],
    ])
  })

  test('a workbook of many pieces is read whole, however slow the machine', async () => {
    let now = 0
    const slow = vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 10
      return now
    })
    const rows = Array.from({ length: 4000 }, (_, n) => [String(n)])
    const read = await readXlsx(testWorkbook([['A'], ...rows])).finally(() => slow.mockRestore())
    expect(read.rows.map(({ cells }) => cells)).toEqual(rows)
  })

  test.each(['America/Mexico_City', 'Asia/Tokyo'])('a day is the same day where the server stands in %s', (TZ) => {
    const script = `
      import { readFileSync } from 'node:fs'
      import { readXlsx } from './server/files/read-xlsx.ts'
      console.log((await readXlsx(readFileSync(0))).rows[0].cells[0])`
    const printed = execFileSync(process.execPath, ['-e', script], {
      input: testWorkbook([['A'], [{ day: day1900 }]]),
      env: { ...process.env, TZ },
      encoding: 'utf8',
    })
    expect(printed.trim()).toBe('2026-01-15')
  })

  const unreadable = 'El archivo no es un XLSX que se pueda leer. Ábrelo en Excel y guárdalo otra vez como .xlsx.'
  test.each([
    ['text', Buffer.from('OrdenServicio,Empresa'), unreadable],
    [
      'an old workbook',
      Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'),
      'El archivo es de un Excel antiguo (.xls) o tiene contraseña. Guárdalo como .xlsx, sin contraseña.',
    ],
    ['nothing', Buffer.alloc(0), 'El archivo está vacío.'],
    ['an empty sheet', testWorkbook([]), 'El archivo está vacío.'],
    ['half a file', testWorkbook([['A'], ['1']]).subarray(0, 900), unreadable],
  ])('refuses %s in words', async (_, bytes, sentence) => {
    await expect(readXlsx(bytes)).rejects.toThrow(new FileProblem(sentence))
  })
})
