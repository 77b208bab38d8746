import { expect, test } from 'vitest'
import { testWorkbook } from '../testing/workbook.ts'
import { readSnapshotFile } from './snapshot-file.ts'

const headers = ['Descripcion', 'Marca', 'Identificacion', 'Calibrado', 'Proxima', 'Informe']
const doubt = (field: string, count: string, day: string) =>
  `Renglón 2, ${field}: ${count} parece una fecha de Excel sin su formato (${day}); se publica como está.`
const doubts = [doubt('Calibrado', '46037', '2026-01-15'), doubt('Proxima', '46402.5', '2027-01-15')]

test('dates that a sheet shows as a count of days are named, in CSV and XLSX', async () => {
  const csv = Buffer.from(`${headers.join()}\nManómetro,M,P-1,46037,46402.5,\nOtro,M,P-2,2026,12345678,\n`)
  expect((await readSnapshotFile('lista.csv', csv)).notes).toEqual(doubts)
  const xlsx = testWorkbook([headers, ['Manómetro', 'M', 'P-1', { number: '46037' }, { number: '46402.5' }, '']])
  expect((await readSnapshotFile('lista.xlsx', xlsx)).notes).toEqual(doubts)
  const dated = testWorkbook([headers, ['Manómetro', 'M', 'P-1', { day: 46037 }, { day: 46402 }, '']])
  expect((await readSnapshotFile('lista.xlsx', dated)).notes).toEqual([])
})
