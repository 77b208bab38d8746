import type { ImportResult } from '../../contract/calls/erp.ts'
import { counted, spokenDeadline } from '../spoken.ts'
import { table } from '../table.ts'
import { orderName } from './order-name.ts'

/** An import of thousands is told by its exceptions and its sums. */
const mostListed = 50

const outcomes: [ImportResult['resultado'], one: string, many: string][] = [
  ['nueva', 'nueva', 'nuevas'],
  ['cambiada', 'cambiada', 'cambiadas'],
  ['igual', 'igual', 'iguales'],
  ['rechazada', 'rechazada', 'rechazadas'],
]

function sums(results: readonly ImportResult[], rows: number): string {
  if (results.length === 0) return 'El archivo no tiene órdenes; no cambió nada.'
  const parts = outcomes.flatMap(([outcome, one, many]) => {
    const count = results.filter(({ resultado }) => resultado === outcome).length
    return count > 0 ? [counted(count, one, many)] : []
  })
  const total = counted(results.length, 'orden', 'órdenes')
  return `${total} en ${counted(rows, 'renglón', 'renglones')}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`
}

/** A reason that concerns a whole row names no column. */
const rowPlace = (renglon: number, columna: string) => `renglón ${renglon}${columna && `, ${columna}`}`

function remarks({ OrdenServicio, resultado, conservados, motivos, avisos }: ImportResult): string[] {
  const name = orderName(OrdenServicio)
  return [
    ...motivos.map(({ renglon, columna, motivo }) => `${name}: ${rowPlace(renglon, columna)}: ${motivo}`),
    ...(conservados.length > 0 ? [`${name}: se conserva lo que cambió el cliente: ${conservados.join(', ')}.`] : []),
    ...(resultado === 'igual' ? [] : avisos.map(({ campo, mensaje }) => `${name}: aviso en ${campo}: ${mensaje}`)),
  ]
}

/** What an import did: the orders with their links, what is to be known of them, the sums. `rows`: those read. */
export function importReport(results: readonly ImportResult[], rows: number): string {
  const listed = results.slice(0, mostListed)
  const rest = results.length - listed.length
  const head = ['Orden', 'Resultado', 'Estado', 'Fecha límite', 'Enlace']
  const lines = listed.map(({ OrdenServicio, resultado, estado, fechaLimite, enlace }) => [
    orderName(OrdenServicio),
    resultado,
    estado || '—',
    fechaLimite === '' ? '—' : spokenDeadline(Temporal.Instant.from(fechaLimite)),
    enlace || '—',
  ])
  const said = results.flatMap(remarks)
  return [
    ...(listed.length > 0 ? [table(head, lines), ''] : []),
    ...(rest > 0 ? [`… y ${counted(rest, 'orden', 'órdenes')} más; con --json están todas.`, ''] : []),
    ...said.slice(0, mostListed * 2),
    ...(said.length > mostListed * 2 ? [`… y ${counted(said.length - mostListed * 2, 'aviso', 'avisos')} más.`] : []),
    ...(said.length > 0 ? [''] : []),
    sums(results, rows),
  ].join('\n')
}
