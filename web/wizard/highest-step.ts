import { readStep, type Step } from './steps.ts'

const key = (idOrden: string) => `certeza.paso.${idOrden}`

/** The highest step reached with this order in this browser. */
export function highestStep(idOrden: string): Step {
  try {
    return readStep(localStorage.getItem(key(idOrden)))
  } catch {
    return 1
  }
}

/** Remembers it; where the storage is full or forbidden, it is only as long as the page. */
export function rememberHighestStep(idOrden: string, step: Step): void {
  try {
    localStorage.setItem(key(idOrden), String(step))
  } catch {
    // See above.
  }
}
