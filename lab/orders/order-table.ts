import type { ListedOrder } from '../../server/orders/list-by-urgency.ts'
import type { OrderState } from '../../server/orders/order-state.ts'
import { shortened } from '../shortened.ts'
import { counted, shortMoment } from '../spoken.ts'
import { table } from '../table.ts'
import { timeLeft } from '../time-left.ts'

/** Columns of a terminal. */
const widest = 100
const longestNumber = 18
const shortestName = 8
const mostTroubles = 10

const plurals: Record<OrderState, [one: string, many: string]> = {
  abierta: ['abierta', 'abiertas'],
  vencida: ['vencida', 'vencidas'],
  confirmada: ['confirmada', 'confirmadas'],
  cancelada: ['cancelada', 'canceladas'],
}

const head = ['Orden', 'Empresa', 'Estado', 'Fecha límite', 'Queda', 'Cambios', 'Correo']

function cells({ order, estado, cambios, correo }: ListedOrder, now: Temporal.Instant): string[] {
  const isSettled = estado === 'confirmada' || estado === 'cancelada'
  return [
    shortened(order.OrdenServicio, longestNumber),
    order.billing.Empresa || '—',
    order.version === 1 ? estado : `${estado} v${order.version}`,
    shortMoment(order.fechaLimite, now),
    isSettled ? '—' : timeLeft(order.fechaLimite, now),
    String(cambios),
    correo.estado,
  ]
}

/** Names get what the other columns leave of the terminal. */
function fitted(rows: string[][]): string[][] {
  const name = head.indexOf('Empresa')
  const others = head
    .map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)) + 2)
    .reduce((sum, width, column) => (column === name ? sum : sum + width), 0)
  const room = Math.max(shortestName, widest - others)
  return rows.map((row) => row.map((cell, column) => (column === name ? shortened(cell, room) : cell)))
}

/** Why a link did not arrive. */
function troubles(listed: readonly ListedOrder[]): string[] {
  const troubled = listed.filter(({ correo }) => correo.motivo !== undefined)
  const rest = troubled.length - mostTroubles
  return [
    ...troubled.slice(0, mostTroubles).map(({ order, correo: { estado, para, motivo = '' } }) => {
      return `${order.OrdenServicio}: correo ${estado}, ${para}: ${shortened(motivo.replaceAll(/\s+/g, ' '), widest)}`
    }),
    ...(rest > 0 ? [`… y ${counted(rest, 'correo', 'correos')} más; con --json están todos.`] : []),
  ]
}

function sums(listed: readonly ListedOrder[]): string {
  const byState = Map.groupBy(listed, ({ estado }) => estado)
  const parts = [...byState].map(([estado, { length }]) => counted(length, ...plurals[estado]))
  return `${counted(listed.length, 'orden', 'órdenes')}: ${parts.join(' · ')}`
}

/** Orders for a person: a table of at most 100 columns, what went wrong with their mails, the sums. */
export function orderTable(listed: readonly ListedOrder[], now: Temporal.Instant): string {
  const said = troubles(listed)
  return [
    table(head, fitted(listed.map((each) => cells(each, now))), ['Cambios']),
    '',
    ...(said.length > 0 ? [...said, ''] : []),
    sums(listed),
  ].join('\n')
}
