import { expect, test } from 'vitest'
import { testWorkbook } from '../testing/workbook.ts'
import { readStandard } from './read-standard.ts'
import { readSnapshotFile } from './snapshot-file.ts'

const headers = ['Descripcion', 'Marca', 'Identificacion', 'Calibrado', 'Proxima', 'Informe']
const doubt = (field: string, count: string, day: string) =>
  `Renglón 2, ${field}: ${count} parece una fecha de Excel sin su formato (${day}); se publica como está.`
const doubts = [doubt('Calibrado', '46037', '2026-01-15'), doubt('Proxima', '46402.5', '2027-01-15')]

test('a next calibration that nobody can tell to be overdue is named once for all, and so are months before days', async () => {
  const rows = ['15-ene-2026', '31/12/2026', '2026-1-5', 'N/A', '', '05.01.2026', '12/31/2026', '02/03/2026', '46402']
  const csv = `${headers.join()}\n${rows.map((Proxima, index) => `Otro,M,P-${index},${Proxima},${Proxima},`).join('\n')}`
  const { notes } = await readSnapshotFile('lista.csv', Buffer.from(csv))
  expect(notes.slice(-2)).toEqual([
    'Proxima no se entiende como fecha en 2 renglones (el primero, 2: «15-ene-2026»); de ellos no se puede decir «Vencido». Se entiende 2026-12-01 y 01/12/2026.',
    'Proxima tiene el mes antes del día en 1 renglón (el primero, 8: «12/31/2026»). Si todas son así, «Vencido» saldrá mal en otras: 02/03/2026 se lee como 2 de marzo.',
  ])
  expect(notes.filter((note) => note.includes('no se entiende'))).toHaveLength(1)
})

test('dates that a sheet shows as a count of days are named, in CSV and XLSX', async () => {
  const csv = Buffer.from(`${headers.join()}\nManómetro,M,P-1,46037,46402.5,\nOtro,M,P-2,12345678,2026-01-15,\n`)
  expect((await readSnapshotFile('lista.csv', csv)).notes).toEqual(doubts)
  const xlsx = testWorkbook([headers, ['Manómetro', 'M', 'P-1', { number: '46037' }, { number: '46402.5' }, '']])
  expect((await readSnapshotFile('lista.xlsx', xlsx)).notes).toEqual(doubts)
  const dated = testWorkbook([headers, ['Manómetro', 'M', 'P-1', { day: 46037 }, { day: 46402 }, '']])
  expect((await readSnapshotFile('lista.xlsx', dated)).notes).toEqual([])
})

test('sheets that are not read are named, empty ones are not', async () => {
  const rows = [headers, ['Manómetro', 'M', 'P-1', '2026-01-15', '2027-01-15', '']]
  const notes = async (options = {}) => (await readSnapshotFile('lista.xlsx', testWorkbook(rows, options))).notes
  expect(await notes({ beforeOther: true })).toEqual(['Se leyó solo la hoja «Hoja1»; se ignoró «Hoja & 2».'])
  expect(await notes({ behindHidden: true })).toEqual([])
  expect(await notes()).toEqual([])
})

test('a cell that shows an error is refused by its column', async () => {
  const broken = { xml: 't="e"><v>#N/A</v>' }
  const book = testWorkbook([headers, ['Manómetro', 'M', 'P-1', '2026-01-15', broken, '']])
  const { rows } = await readSnapshotFile('lista.xlsx', book)
  expect(rows.map(readStandard)).toEqual([
    [{ renglon: 2, columna: 'Proxima', motivo: 'La hoja dice #N/A: corrige la fórmula o escribe el dato.' }],
  ])
})
