import { expect, test } from 'vitest'
import { testWorkbook } from '../../testing/workbook.ts'
import { readOrderNumbers } from './read-order-numbers.ts'

const files: [name: string, content: string | Uint8Array, numbers: string[]][] = [
  ['a.txt', 'OS-1\r\n\r\n OS-2 \nOS-1\n', ['OS-1', 'OS-2']],
  ['a.TXT', Buffer.from('Orden \xd1-1\n', 'latin1'), ['Orden Ñ-1']],
  ['a.csv', 'idDatoCert;ordenservicio\n1;OS-1\n2;OS-1\n3;OS-2\n', ['OS-1', 'OS-2']],
  ['a.csv', "OrdenServicio\n'=OS-1\n", ['=OS-1']],
  ['a.json', '[{"OrdenServicio":"OS-1","instrumentos":[]},"OS-2"]', ['OS-1', 'OS-2']],
  ['a.json', '{"OrdenServicio":"OS-1"}', ['OS-1']],
  [
    'a.xlsx',
    testWorkbook([
      ['OrdenServicio', 'CP'],
      ['OS-1', { number: '6600' }],
    ]),
    ['OS-1'],
  ],
  // Nothing is escaped in a workbook: there it is part of the number, as it is for an import.
  ['b.xlsx', testWorkbook([['OrdenServicio'], ["'=OS-1"]]), ["'=OS-1"]],
]
test.each(files)('%s %#', async (name, content, numbers) => {
  expect(await readOrderNumbers(name, Buffer.from(content))).toEqual(numbers)
})

const refused: [name: string, content: string | Uint8Array, sentence: string][] = [
  ['a.csv', 'Orden\nOS-1\n', 'Falta la columna OrdenServicio.'],
  ['a.csv', 'OrdenServicio,CP\nOS-1,1,2\n', 'Renglón 2: Tiene 3 celdas y el encabezado 2'],
  ['a.json', '[{"Orden":"OS-1"}]', 'Elemento 1: no tiene OrdenServicio.'],
  ['a.json', '[', 'El archivo no es JSON válido: termina a la mitad. Vuelve a exportarlo.'],
  ['a.txt', '\n\n', 'El archivo no nombra ninguna orden.'],
  [
    'a.xlsx',
    testWorkbook([['OrdenServicio', 'CP'], ['OS-1'], [{ xml: 't="e"><f>NA()</f><v>#N/A</v>' }, '1']]),
    'Renglón 3: La hoja dice #N/A',
  ],
  ['a.pdf', 'x', 'El archivo debe terminar en .txt, .csv, .xlsx o .json.'],
]
test.each(refused)('%s refused %#', async (name, content, sentence) => {
  await expect(readOrderNumbers(name, Buffer.from(content))).rejects.toThrow(sentence)
})
