import { recordOf } from '../../../contract/record-of.ts'
import type { InstrumentView } from '../order/order-view.ts'
import type { InstrumentStatus } from './instrument-status.ts'
import { isPending } from './instrument-status.ts'

export const filterKinds = ['todos', 'sinGuardar', 'cambiados', 'pendientes'] as const
export type FilterKind = (typeof filterKinds)[number]

export const filterLabels: Record<FilterKind, string> = {
  todos: 'Todos',
  sinGuardar: 'Sin guardar',
  cambiados: 'Cambiados',
  pendientes: 'Pendientes',
}

const passes: Record<FilterKind, (status: InstrumentStatus) => boolean> = {
  todos: () => true,
  sinGuardar: ({ unsaved }) => unsaved,
  cambiados: ({ changed }) => changed,
  pendientes: isPending,
}

/** How many instruments each filter shows. */
export function filterCounts(statuses: readonly InstrumentStatus[]): Record<FilterKind, number> {
  return recordOf(filterKinds, (kind) => statuses.filter(passes[kind]).length)
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Positions of the instruments that a filter and a text leave; every word must be found,
 * without regard to case and accents.
 */
export function filterInstruments(
  instruments: readonly InstrumentView[],
  statuses: readonly InstrumentStatus[],
  kind: FilterKind,
  text: string,
): number[] {
  const words = folded(text).split(/\s+/).filter(Boolean)
  return instruments.flatMap((each, index) => {
    const status = statuses[index]
    if (!status || !passes[kind](status)) return []
    const { Instrumento, Marca, Modelo, Serie, Identificacion, NoSerieInst } = each
    const whole = folded([index + 1, Instrumento, Marca, Modelo, Serie, Identificacion, NoSerieInst].join(' '))
    return words.every((word) => whole.includes(word)) ? [index] : []
  })
}
