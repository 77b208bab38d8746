import { civilDay } from '../../contract/civil-day.ts'
import type { Table } from '../files/table.ts'
import { bareSerial } from './bare-serial.ts'

interface Doubted {
  renglon: number
  text: string
}

const counted = (count: number) => (count === 1 ? '1 renglón' : `${count.toLocaleString('es-MX')} renglones`)

/** One sentence for all of them: an ERP writes a hundred thousand dates alike. */
function told([first, ...rest]: readonly Doubted[], said: string, so: string): string[] {
  return first ? [`${said} en ${counted(rest.length + 1)} (el primero, ${first.renglon}: «${first.text}»)${so}`] : []
}

/** What is to be doubted of the dates of `Proxima`, in the cell `place`, by which «Vencido» is told. */
export function doubtfulDates(rows: Table['rows'], place: number): string[] {
  const unread: Doubted[] = []
  const monthFirst: Doubted[] = []
  for (const { renglon, cells } of rows) {
    const text = (cells[place] ?? '').trim()
    const day = civilDay(text)
    // «N/A» and «—» are no dates.
    if (!day && /\d/.test(text) && !bareSerial(text)) unread.push({ renglon, text })
    if (day?.monthFirst) monthFirst.push({ renglon, text })
  }
  return [
    ...told(
      unread,
      'Proxima no se entiende como fecha',
      '; de ellos no se puede decir «Vencido». Se entiende 2026-12-01 y 01/12/2026.',
    ),
    ...told(
      monthFirst,
      'Proxima tiene el mes antes del día',
      '. Si todas son así, «Vencido» saldrá mal en otras: 02/03/2026 se lee como 2 de marzo.',
    ),
  ]
}
