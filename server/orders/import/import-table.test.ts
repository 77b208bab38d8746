import { describe, expect, test } from 'vitest'
import { readCsv } from '../../files/read-csv.ts'
import { readXlsx } from '../../files/read-xlsx.ts'
import { testWorkbook } from '../../testing/workbook.ts'
import { instrumentColumns, orderColumns, readOrderTable } from './import-table.ts'

const required = [...orderColumns, ...instrumentColumns].filter(
  (name) => !['RegimenFiscal', 'fechaLimite', 'Adicional'].includes(name),
)

type Row = Partial<Record<(typeof orderColumns)[number] | (typeof instrumentColumns)[number], string>>

/** A CSV of rows with all columns that must be there, and those named beside. */
function csvOf(rows: readonly Row[], more: readonly (keyof Row)[] = []): string {
  const columns = [...required, ...more]
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map((c) => c.join(',')).join('\n')
}
const read = (rows: readonly Row[], more: readonly (keyof Row)[] = []) => readOrderTable(readCsv(csvOf(rows, more)))

const base: Row = { OrdenServicio: 'OS-1', Empresa: 'Ñandú', CP: '06600', idDatoCert: '1', Serie: '00123' }

describe('readOrderTable', () => {
  test('makes one order of its rows, which need not stand together', () => {
    const { orders, notes } = read(
      [base, { ...base, OrdenServicio: 'OS-2' }, { ...base, idDatoCert: '2', Serie: '100E10', Adicional: 'Sí' }],
      ['Adicional'],
    )
    expect(notes).toEqual([])
    expect(orders.map(({ OrdenServicio, renglon, renglones }) => [OrdenServicio, renglon, renglones])).toEqual([
      ['OS-1', 2, 2],
      ['OS-2', 3, 1],
    ])
    expect(orders[0]?.order).toMatchObject({
      OrdenServicio: 'OS-1',
      billing: { Empresa: 'Ñandú', CP: '06600', RFC: '' },
      instruments: [
        { idDatoCert: '1', adicional: false, values: { Serie: '00123' } },
        { idDatoCert: '2', adicional: true, values: { Serie: '100E10' } },
      ],
    })
  })

  test('a column that is not there is not sent', () => {
    expect(read([base]).orders[0]?.order?.billing).not.toHaveProperty('RegimenFiscal')
    expect(
      read([{ ...base, fechaLimite: '2026-12-01' }], ['fechaLimite']).orders[0]?.order?.fechaLimite?.toString(),
    ).toBe('2026-12-02T00:00:00Z')
  })

  test('columns that differ only in how they are written agree', () => {
    const [order] = read([base, { ...base, idDatoCert: '2', Empresa: ` ${'Ñandú'.normalize('NFD')}` }]).orders
    expect(order?.motivos).toEqual([])
  })

  const refused: [string, Row[], (keyof Row)[], { renglon: number; columna: string; motivo: string }[]][] = [
    [
      'columns that disagree',
      [base, { ...base, idDatoCert: '2', CP: '6600' }],
      [],
      [{ renglon: 3, columna: 'CP', motivo: 'No coincide con el renglón 2: «6600» y «06600».' }],
    ],
    [
      'a doubled idDatoCert',
      [base, base],
      [],
      [{ renglon: 3, columna: 'idDatoCert', motivo: 'El idDatoCert 1 está repetido en la orden.' }],
    ],
    [
      'no idDatoCert',
      [base, { ...base, idDatoCert: ' ' }],
      [],
      [{ renglon: 3, columna: 'idDatoCert', motivo: 'Falta el idDatoCert del instrumento.' }],
    ],
    [
      'no number',
      [{ ...base, OrdenServicio: '' }],
      [],
      [{ renglon: 2, columna: 'OrdenServicio', motivo: 'Falta el número de la orden.' }],
    ],
    [
      'an instrument without number below it',
      [base, { idDatoCert: '2' }],
      [],
      [
        {
          renglon: 3,
          columna: '',
          motivo: 'Este renglón no trae número de orden y puede ser de esta; escríbelo en cada uno.',
        },
      ],
    ],
    [
      'headers again',
      [Object.fromEntries(required.map((name) => [name, name]))],
      [],
      [{ renglon: 2, columna: 'OrdenServicio', motivo: 'Son los encabezados otra vez; borra este renglón.' }],
    ],
    [
      'an over-long value',
      [base, { ...base, idDatoCert: '2', Serie: 'x'.repeat(201) }],
      [],
      [{ renglon: 3, columna: 'Serie', motivo: 'Es demasiado largo: caben 200 caracteres.' }],
    ],
    [
      'an over-long order value',
      [{ ...base, Direccion: 'x'.repeat(301) }],
      [],
      [{ renglon: 2, columna: 'Direccion', motivo: 'Es demasiado largo: caben 300 caracteres.' }],
    ],
    [
      'a wrong Adicional',
      [base, { ...base, idDatoCert: '2', Adicional: 'quizá' }],
      ['Adicional'],
      [{ renglon: 3, columna: 'Adicional', motivo: 'Debe decir sí o estar vacía.' }],
    ],
    [
      'a deadline that does not exist',
      [{ ...base, fechaLimite: '2026-02-30' }],
      ['fechaLimite'],
      [
        {
          renglon: 2,
          columna: 'fechaLimite',
          motivo:
            'La fecha «2026-02-30» no existe. Escríbela como 2026-12-01 (a las 18:00) o 2026-12-01T14:30:00-06:00.',
        },
      ],
    ],
  ]
  test.each(refused)('refuses %s by row and column, the other order stays', (_, rows, more, motivos) => {
    const { orders } = read([...rows, { ...base, OrdenServicio: 'OS-2' }], more)
    const named = orders.filter(({ OrdenServicio }) => OrdenServicio !== '' || rows.length === 1)
    expect(named.map(({ order, motivos }) => [order !== undefined, motivos])).toEqual([
      [false, motivos],
      [true, []],
    ])
  })

  test('a row that cannot be read refuses its order, and counts as a row', () => {
    const [header = '', ...rows] = csvOf([base, { ...base, OrdenServicio: 'OS-2' }]).split('\n')
    const { orders } = readOrderTable(readCsv([header, ...rows, `OS-1,x,"y"z,1`].join('\n')))
    expect(
      orders.map(({ OrdenServicio, order, renglones }) => [OrdenServicio, order !== undefined, renglones]),
    ).toEqual([
      ['OS-1', false, 2],
      ['OS-2', true, 1],
    ])
    expect(orders[0]?.motivos).toEqual([
      { renglon: 4, columna: '', motivo: 'Tiene 4 celdas y el encabezado 24; revisa comas y comillas.' },
    ])
  })

  test('a row whose own number is in doubt refuses the orders around it too', () => {
    const [header = '', first = '', ...rest] = csvOf([
      base,
      { ...base, OrdenServicio: 'OS-2' },
      { ...base, OrdenServicio: 'OS-3' },
    ]).split('\n')
    const { orders } = readOrderTable(readCsv([header, first, `"OS-1,x" y,1`, ...rest].join('\n')))
    expect(orders.map(({ OrdenServicio, order }) => [OrdenServicio, order !== undefined])).toEqual([
      ['OS-1', false],
      ['"OS-1', false],
      ['OS-2', false],
      ['OS-3', true],
    ])
  })

  test('knows the columns of an export and names the others', () => {
    const text = csvOf([base]).replace('\n', ',recibido.CP,cambios,Observaciones\n').concat(',06700,CP,hola')
    expect(readOrderTable(readCsv(text)).notes).toEqual(['Columna desconocida, ignorada: Observaciones.'])
  })

  test('refuses a file that lacks columns, by name', () => {
    expect(() => readOrderTable(readCsv(csvOf([base]).replace('UsoCFDI', 'Uso')))).toThrow('Falta la columna UsoCFDI.')
  })

  test('refuses an order with a formula that has no value in a column of its own, not in another', async () => {
    const broken = { xml: 't="e"><f>NA()</f><v>#N/A</v>' }
    const columns = [...required, 'Vendedor']
    const rowOf = (number: string, column: string) =>
      columns.map((name) => (name === 'OrdenServicio' ? number : name === column ? broken : 'x'))
    const { orders } = readOrderTable(
      await readXlsx(testWorkbook([columns, rowOf('OS-1', 'Modelo'), rowOf('OS-2', 'Vendedor')])),
    )
    expect(orders.map(({ OrdenServicio, order, motivos }) => [OrdenServicio, order !== undefined, motivos])).toEqual([
      [
        'OS-1',
        false,
        [{ renglon: 2, columna: 'Modelo', motivo: 'La hoja dice #N/A: corrige la fórmula o escribe el dato.' }],
      ],
      ['OS-2', true, []],
    ])
  })

  test('keeps numbers of a workbook and says where digits may be lost', async () => {
    const columns = [...required, 'RegimenFiscal']
    const cell = (column: string) => {
      if (column === 'CP') return { number: '6600' }
      if (column === 'FormaPago') return { number: '3' }
      if (column === 'RegimenFiscal') return { number: '601' }
      if (column === 'Serie') return { number: '12345678901234567' }
      return column === 'idDatoCert' ? { number: '48211' } : 'x'
    }
    const { orders } = readOrderTable(await readXlsx(testWorkbook([columns, columns.map(cell)])))
    expect(orders[0]?.order).toMatchObject({
      billing: { CP: '6600', FormaPago: '3', RegimenFiscal: '601' },
      instruments: [{ idDatoCert: '48211', values: { Serie: '12345678901234568' } }],
    })
    expect(orders[0]?.avisos.map(({ campo, codigo }) => [campo, codigo])).toEqual([
      ['CP', 'cifras-perdidas'],
      ['FormaPago', 'cifras-perdidas'],
      ['Serie', 'cifras-perdidas'],
    ])
    expect(orders[0]?.avisos[0]?.mensaje).toBe(
      'Renglón 2: 6600 es un número en la hoja y debería tener 5 cifras; quizá perdió ceros. Escríbelo como texto.',
    )
  })
})
