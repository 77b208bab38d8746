import { SingleBar } from 'cli-progress'
import type { Lab } from './lab.ts'

const drawn = (unit: string) =>
  new SingleBar({
    format: `[{bar}] {percentage} % · {value} de {total} ${unit}`,
    barCompleteChar: '■',
    barIncompleteChar: '·',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 20,
  })

/** Draws how far a long task is, on a terminal only; `stop` leaves the line clean. */
export function progressBar({ terminal }: Lab, total: number, unit: string) {
  if (!terminal || total === 0) return { update: () => {}, stop: () => {} }
  const bar = drawn(unit)
  bar.start(total, 0)
  return { update: (value: number) => bar.update(value), stop: () => bar.stop() }
}

/** As `progressBar`, for a task that learns its total on the way; drawn from the first `update` on. */
export function growingBar({ terminal }: Lab, unit: string) {
  let bar: SingleBar | undefined
  return {
    update: (value: number, total: number) => {
      if (!terminal) return
      if (!bar) {
        bar = drawn(unit)
        bar.start(total, value)
      }
      bar.setTotal(total)
      bar.update(value)
    },
    stop: () => bar?.stop(),
  }
}
