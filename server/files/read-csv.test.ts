import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FileProblem } from './file-problem.ts'
import { readCsv } from './read-csv.ts'

const rowsOf = (text: string) => readCsv(text).rows.map(({ renglon, cells, problem }) => problem ?? [renglon, ...cells])

describe('readCsv', () => {
  test.each([
    ['a comma', 'A,B\n1,2\n', [[2, '1', '2']]],
    ['a semicolon', 'A;B\n1,5;2\n', [[2, '1,5', '2']]],
    ['a tab', 'A\tB\n1,5;0\t2', [[2, '1,5;0', '2']]],
    [
      'CRLF',
      'A,B\r\n1,2\r\n3,4\r\n',
      [
        [2, '1', '2'],
        [3, '3', '4'],
      ],
    ],
    [
      'old line ends',
      'A,B\r1,2\r3,4',
      [
        [2, '1', '2'],
        [3, '3', '4'],
      ],
    ],
    ['the line that tells Excel the delimiter', 'sep=;\r\nA;B\r\n1,5;2\r\n', [[3, '1,5', '2']]],
    ['quotes', 'A,B\n"1,5","dijo ""sí"""\n', [[2, '1,5', 'dijo "sí"']]],
    [
      'a line break in quotes',
      'A,B\n"1\n2",3\n4,5\n',
      [
        [2, '1\n2', '3'],
        [3, '4', '5'],
      ],
    ],
    ['a line break in a quoted header, with a comma before it', '"A, con\nuna nota";B\n1;2\n', [[2, '1', '2']]],
    ['a line break in the first quoted header', '"A\nx";"B\ny, z";C\n1;2;3\n', [[2, '1', '2', '3']]],
    ['a delimiter in a quoted header', '"A,x";B\n1;2\n', [[2, '1', '2']]],
    ['leading zeros and exponents as text', 'A,B\n00123,100E10\n', [[2, '00123', '100E10']]],
    [
      'blank lines, counted, not read',
      'A,B\n\n1,2\n,\n3,4\n\n',
      [
        [3, '1', '2'],
        [5, '3', '4'],
      ],
    ],
    ['blank cells below blank headers', 'A,B,,\n1,2,,\n', [[2, '1', '2', '', '']]],
    [
      'inches without quotes',
      'A,B\n4 1/2",x\n"y",z\n',
      [
        [2, '4 1/2"', 'x'],
        [3, 'y', 'z'],
      ],
    ],
    ['inches beside a quoted cell', 'A,B\n"Caja, chica",4 1/2"\n', [[2, 'Caja, chica', '4 1/2"']]],
    [
      'a quote that is never closed',
      'A,B\n"4 1/2,x\n3,4\n',
      [
        [2, '"4 1/2', 'x'],
        [3, '3', '4'],
      ],
    ],
    [
      'a quote closed a line later',
      'A,B\n"4 1/2,x\n"5",6\n',
      [
        [2, '"4 1/2', 'x'],
        [3, '5', '6'],
      ],
    ],
    [
      'a quote whose swallowing would be strict',
      'A,B\n"4,1\n2,5"\n3,6\n',
      [
        [2, '"4', '1'],
        [3, '2', '5"'],
        [4, '3', '6'],
      ],
    ],
    ['a header of two lines', '"A\nx",B\n1,2\n', [[2, '1', '2']]],
    ['as many commas as semicolons in the header', 'A,B;C\n1,2;3\n', [[2, '1', '2;3']]],
    ['text after a closing quote', 'A,B\n"Caja" grande,x\n', [[2, '"Caja" grande', 'x']]],
    ['too few cells', 'A,B\n1\n3,4\n', ['Tiene 1 celda y el encabezado 2; revisa comas y comillas.', [3, '3', '4']]],
    [
      'a comma without quotes before a blank cell',
      'A,B,C\nCalle 1, Centro,\nCalle 1, Centro,,\n',
      [[2, 'Calle 1', ' Centro', ''], 'Tiene 4 celdas y el encabezado 3; revisa comas y comillas.'],
    ],
    ['too many cells', 'A,B\n1,2,3\n', ['Tiene 3 celdas y el encabezado 2; revisa comas y comillas.']],
    [
      'a stray quote and a comma in quotes',
      'A,B\n"1,5" m,4"\n2,3\n',
      ['Tiene 3 celdas y el encabezado 2; revisa comas y comillas.', [3, '2', '3']],
    ],
    ['no rows', 'A,B', []],
  ])('reads %s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })

  test.each(['', '\n\n', ' , ,\n'])('refuses %j', (text) => {
    expect(() => readCsv(text)).toThrow(new FileProblem('El archivo está vacío.'))
  })

  const cell = fc.string({ unit: fc.constantFrom('a', 'Ñ', '"', ',', ';', '\t', '\n', '\r\n', ' ', '0', '=') })
  const table = fc.integer({ min: 2, max: 5 }).chain((width) =>
    fc.record({
      headers: fc.constant(Array.from({ length: width }, (_, index) => `C${index}`)),
      rows: fc.array(
        fc
          .array(cell, { minLength: width, maxLength: width })
          .filter((cells) => cells.some((each) => each.trim() !== '')),
        { maxLength: 8 },
      ),
      delimiter: fc.constantFrom(',', ';', '\t'),
    }),
  )

  test('reads back whatever a strict writer writes, as csv-parse does', () => {
    fc.assert(
      fc.property(table, ({ headers, rows, delimiter }) => {
        const text = stringify([headers, ...rows], { delimiter })
        expect(readCsv(text).rows.map(({ cells }) => cells)).toEqual(rows)
        expect(parse(text, { delimiter })).toEqual([headers, ...rows])
      }),
      { numRuns: 500 },
    )
  })

  test('whatever comes, no line is lost: each is read, reported or part of a quoted cell', () => {
    fc.assert(
      fc.property(cell, (text) => {
        const { rows } = readCsv(`A,B\n${text}`)
        const read = rows.flatMap(({ cells }) => cells).join('')
        for (const letter of text.match(/[aÑ0=]/g) ?? []) expect(read).toContain(letter)
      }),
      { numRuns: 500 },
    )
  })
})
