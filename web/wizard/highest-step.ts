import { keep, kept } from './browser-storage.ts'
import { readStep, type Step } from './steps.ts'

const key = (idOrden: string) => `certeza.paso.${idOrden}`

/** The highest step reached with this order in this browser. */
export const highestStep = (idOrden: string): Step => readStep(kept(key(idOrden)))

/** Remembers it; where the browser keeps nothing, it is only as long as the page. */
export const rememberHighestStep = (idOrden: string, step: Step): void => keep(key(idOrden), String(step))
