import { asKept } from '../../../contract/as-kept.ts'
import { billingFields, instrumentFields } from '../../../contract/order-fields.ts'
import { lostDigits } from '../../files/lost-digits.ts'
import { type Column, headerKey, matchHeaders } from '../../files/match-headers.ts'
import type { Table, TableRow } from '../../files/table.ts'
import { checkReceived, type Locate } from './import-record.ts'
import type { ReadOrder } from './read-order.ts'

/** Columns of an order that each of its rows repeats. */
export const orderColumns = ['OrdenServicio', ...billingFields, 'fechaLimite'] as const
/** Columns of an instrument. */
export const instrumentColumns = ['idDatoCert', ...instrumentFields, 'Adicional'] as const
type ColumnName = (typeof orderColumns)[number] | (typeof instrumentColumns)[number]

const optional: readonly ColumnName[] = ['RegimenFiscal', 'fechaLimite', 'Adicional']
const columns: Column<ColumnName>[] = [...orderColumns, ...instrumentColumns].map((name) => ({
  name,
  optional: optional.includes(name),
}))

/** What an export adds and an import passes over. */
const isOfExport = (key: string) =>
  ['estadoorden', 'version', 'confirmadaen', 'cambios'].includes(key) || key.startsWith('recibido.')

const digitsOf: Partial<Record<ColumnName, number>> = { CP: 5, FormaPago: 2, RegimenFiscal: 3 }

/** Files put together one behind the other bring the header row of each. */
const isHeaderAgain = ({ value }: SheetRow) => headerKey(value('OrdenServicio')) === headerKey('OrdenServicio')
const headerAgain = { columna: 'OrdenServicio', motivo: 'Son los encabezados otra vez; borra este renglón.' }

const isYes = (text: string) => ['sí', 'si'].includes(asKept(text).toLowerCase())

interface SheetRow {
  row: TableRow
  value: (name: ColumnName) => string
}

function doubts(rows: readonly SheetRow[], place: Map<ColumnName, number>): ReadOrder['avisos'] {
  return rows.flatMap(({ row }) =>
    row.numbers.flatMap((index) => {
      const [name] = [...place].find(([, at]) => at === index) ?? []
      const doubt = name && row.cells[index] !== '' && lostDigits(row.cells[index] ?? '', digitsOf[name])
      return doubt ? [{ campo: name, codigo: 'cifras-perdidas', mensaje: `Renglón ${row.renglon}: ${doubt}` }] : []
    }),
  )
}

/** Order columns that differ from those of the order's first row. */
function conflicts(rows: readonly SheetRow[]): ReadOrder['motivos'] {
  const [first, ...others] = rows
  return others.flatMap(({ row, value }) =>
    orderColumns
      .filter((columna) => first && asKept(value(columna)) !== asKept(first.value(columna)))
      .map((columna) => ({
        renglon: row.renglon,
        columna,
        motivo: `No coincide con el renglón ${first?.row.renglon}: «${asKept(value(columna))}» y «${asKept(first?.value(columna) ?? '')}».`,
      })),
  )
}

function wrongList(rows: readonly SheetRow[]): ReadOrder['motivos'] {
  return rows
    .filter(({ value }) => !isYes(value('Adicional')) && value('Adicional').trim() !== '')
    .map(({ row }) => ({ renglon: row.renglon, columna: 'Adicional', motivo: 'Debe decir sí o estar vacía.' }))
}

/** Why a row, or a cell of it, could not be read at all. */
function whyUnreadable(each: SheetRow, place: Map<ColumnName, number>): ReadOrder['motivos'] {
  const { problem, renglon, broken } = each.row
  return [
    ...(problem ? [{ renglon, columna: '', motivo: problem }] : []),
    ...(isHeaderAgain(each) ? [{ renglon, ...headerAgain }] : []),
    ...[...place].flatMap(([columna, at]) => {
      const motivo = broken?.get(at)
      return motivo ? [{ renglon, columna, motivo }] : []
    }),
  ]
}

function readOrder(OrdenServicio: string, rows: readonly SheetRow[], place: Map<ColumnName, number>): ReadOrder {
  const [first] = rows
  const renglon = first?.row.renglon ?? 0
  const isAdditional = ({ value }: SheetRow) => isYes(value('Adicional'))
  const lists = {
    instrumentos: rows.filter((row) => !isAdditional(row)),
    instrumentosAdicional: rows.filter(isAdditional),
  }
  const fieldsOf = (names: readonly ColumnName[], { value }: SheetRow) =>
    Object.fromEntries(names.filter((name) => place.has(name)).map((name) => [name, value(name)]))
  const instrument = (row: SheetRow) => fieldsOf(['idDatoCert', ...instrumentFields], row)
  const raw = {
    ...(first && fieldsOf(orderColumns, first)),
    instrumentos: lists.instrumentos.map(instrument),
    instrumentosAdicional: lists.instrumentosAdicional.map(instrument),
  }
  const locate: Locate = ([list, index, column]) => {
    if (typeof index !== 'number') return { renglon, columna: String(list ?? '') }
    const row = lists[list as keyof typeof lists]?.[index]
    return { renglon: row?.row.renglon ?? renglon, columna: String(column ?? '') }
  }
  const about = { OrdenServicio, avisos: doubts(rows, place), renglon, renglones: rows.length }
  const unreadable = rows.flatMap((row) => whyUnreadable(row, place))
  if (unreadable.length > 0) return { ...about, order: undefined, motivos: unreadable }
  const checked = checkReceived(raw, locate)
  const motivos = [...conflicts(rows), ...wrongList(rows), ...(checked.motivos ?? [])]
  return { ...about, order: motivos.length > 0 ? undefined : checked.order, motivos }
}

/** A row without number belongs to no order: each is refused by itself. */
const groupKey = (number: string, renglon: number) => (number === '' ? `\n${renglon}` : number)

type Doubted = Map<string, ReadOrder['motivos']>

function doubt(doubted: Doubted, number: string, renglon: number, motivo: string): void {
  doubted.set(number, [...(doubted.get(number) ?? []), { renglon, columna: '', motivo }])
}

/**
 * The orders that may lack a row whose own number is in doubt: because it could not be read and a stray quote stands
 * before its number (then those of the rows around it), or because an instrument has no number, as where cells of a
 * workbook are merged (then the one above). Stored without that row, they would lose an instrument.
 */
function ordersInDoubt(sheet: readonly SheetRow[], place: number, number: (row: SheetRow) => string): Doubted {
  const doubted: Doubted = new Map()
  let above = ''
  for (const [index, each] of sheet.entries()) {
    const { row } = each
    if (row.problem && row.cells.slice(0, place + 1).some((cell) => cell.includes('"'))) {
      for (const around of [sheet[index - 1], sheet[index + 1]])
        if (around)
          doubt(doubted, number(around), row.renglon, 'Este renglón no se pudo leer y puede ser de esta orden.')
    }
    if (number(each) !== '') above = number(each)
    else if (above !== '' && each.value('idDatoCert').trim() !== '')
      doubt(
        doubted,
        above,
        row.renglon,
        'Este renglón no trae número de orden y puede ser de esta; escríbelo en cada uno.',
      )
  }
  return doubted
}

/**
 * The orders of a table, one row an instrument, the order's columns repeated; rows of an order need not stand together.
 * Source: design §6.
 * @throws FileProblem when a column is missing or doubled.
 */
export function readOrderTable({ headers, rows, notes: unread = [] }: Table): { orders: ReadOrder[]; notes: string[] } {
  const { place, notes } = matchHeaders(headers, columns, isOfExport)
  const sheet = rows.map((row): SheetRow => ({ row, value: (name) => row.cells[place.get(name) ?? -1] ?? '' }))
  const number = ({ value }: SheetRow) => asKept(value('OrdenServicio'))
  const byOrder = Map.groupBy(sheet, (each) => groupKey(number(each), each.row.renglon))
  const doubted = ordersInDoubt(sheet, place.get('OrdenServicio') ?? 0, number)
  const orders = [...byOrder.values()].map((group) => {
    const read = readOrder(group[0] ? number(group[0]) : '', group, place)
    const missing = doubted.get(read.OrdenServicio) ?? []
    if (missing.length === 0) return read
    return { ...read, order: undefined, motivos: [...read.motivos, ...missing] }
  })
  return { orders, notes: [...unread, ...notes] }
}
