import { writeCsv } from '../server/files/write-csv.ts'
import { writeXlsx } from '../server/files/write-xlsx.ts'
import { morningHeaders, morningRows } from './morning-orders.ts'

/** Writes the morning's file, CSV or XLSX by its name, through `write`; gives what is said of it. */
export async function writeMorning(
  file: string,
  write: (file: string, content: string | Buffer) => Promise<void>,
): Promise<string> {
  const rows = morningRows()
  await write(
    file,
    file.endsWith('.csv') ? writeCsv(morningHeaders, rows) : await writeXlsx(morningHeaders, rows, 'Órdenes'),
  )
  return `100 órdenes de muestra en ${file}`
}
