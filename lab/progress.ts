import { SingleBar } from 'cli-progress'
import type { Lab } from './lab.ts'

/** Draws how far a long task is, on a terminal only; `stop` leaves the line clean. */
export function progressBar({ terminal }: Lab, total: number, unit: string) {
  if (!terminal || total === 0) return { update: () => {}, stop: () => {} }
  const bar = new SingleBar({
    format: `[{bar}] {percentage} % · {value} de {total} ${unit}`,
    barCompleteChar: '■',
    barIncompleteChar: '·',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 20,
  })
  bar.start(total, 0)
  return { update: (value: number) => bar.update(value), stop: () => bar.stop() }
}
