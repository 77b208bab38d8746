import { asKept } from '../../../contract/as-kept.ts'
import { FileProblem } from '../../files/file-problem.ts'
import { readJson } from '../../files/read-json.ts'
import { checkReceived } from './import-record.ts'
import type { ReadOrder } from './read-order.ts'

/** ['instrumentos', 3, 'Serie'] → instrumentos[3].Serie */
const written = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')

function numberOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('OrdenServicio' in value)) return ''
  return typeof value.OrdenServicio === 'string' ? asKept(value.OrdenServicio) : ''
}

function countRows(value: unknown): number {
  const { instrumentos, instrumentosAdicional } = Object(value) as Record<string, unknown>
  return Math.max(1, [instrumentos, instrumentosAdicional].flat().filter((each) => each !== undefined).length)
}

/** Orders given twice are refused in all their places: which of them is right, nobody can tell. */
function refuseRepeated(orders: readonly ReadOrder[]): ReadOrder[] {
  const times = Map.groupBy(
    orders.filter(({ OrdenServicio }) => OrdenServicio !== ''),
    ({ OrdenServicio }) => OrdenServicio,
  )
  return orders.map((read) => {
    const places = times.get(read.OrdenServicio) ?? []
    if (places.length < 2) return read
    const motivo = `La orden está ${places.length} veces en el archivo.`
    const motivos = [...read.motivos, { renglon: read.renglon, columna: 'OrdenServicio', motivo }]
    return { ...read, order: undefined, motivos }
  })
}

/** The orders of a list such as the ERP sends and `ordenes exportar` writes; unknown keys are ignored. */
export function readOrderList(list: readonly unknown[]): ReadOrder[] {
  const orders = list.map((value, index): ReadOrder => {
    const renglon = index + 1
    const { order, motivos = [] } = checkReceived(value, (path) => ({ renglon, columna: written(path) }))
    return { OrdenServicio: numberOf(value), order, motivos, avisos: [], renglon, renglones: countRows(value) }
  })
  return refuseRepeated(orders)
}

/** @throws FileProblem when the text is no JSON or no list of orders. */
export function readOrderJson(text: string): ReadOrder[] {
  const value = readJson(text)
  if (Array.isArray(value)) return readOrderList(value)
  if (typeof value === 'object' && value !== null && 'OrdenServicio' in value) return readOrderList([value])
  throw new FileProblem('El archivo debe ser una lista de órdenes: [{"OrdenServicio": …, "instrumentos": […]}].')
}
