import type { InstrumentStatus } from './instrument-status.ts'

/** A tick of the ruler: the instruments from `from` up to, without, `to` (counted from 0). */
export interface Tick {
  from: number
  to: number
  /** The number that stands beside it. */
  name: number
}

/** Whether each instrument has a tick of its own; from 20 on ten share one. */
export const isEachTicked = (count: number): boolean => count < 20

/** One tick an instrument; by tens (1, 10, 20 …) from 20 instruments up. */
export function tickRanges(count: number): Tick[] {
  if (isEachTicked(count))
    return Array.from({ length: count }, (_, index) => ({ from: index, to: index + 1, name: index + 1 }))
  const starts = [1, ...Array.from({ length: Math.floor(count / 10) }, (_, index) => (index + 1) * 10)]
  return starts.map((name, index) => ({ from: name - 1, to: (starts[index + 1] ?? count + 1) - 1, name }))
}

const part = (count: number, one: string, many: string) => (count === 0 ? '' : `, ${count} ${count === 1 ? one : many}`)

/** 'Instrumentos 10 a 19, 2 sin guardar, 1 cambiado' */
export function tickLabel({ from, to }: Tick, statuses: readonly InstrumentStatus[]): string {
  const within = statuses.slice(from, to)
  const place = to - from === 1 ? `Instrumento ${to}` : `Instrumentos ${from + 1} a ${to}`
  const unsaved = within.filter((status) => status.unsaved).length
  const changed = within.filter((status) => status.changed && !status.unsaved).length
  return `${place}${part(unsaved, 'sin guardar', 'sin guardar')}${part(changed, 'cambiado', 'cambiados')}`
}
