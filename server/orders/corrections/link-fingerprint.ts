import { createHash } from 'node:crypto'

const shown = 16

/** Tells two links apart in the log, which must not hold them: of 128 random bits nobody finds the way back. */
export function linkFingerprint(idOrden: string): string {
  return createHash('sha256').update(`enlace ${idOrden}`).digest('hex').slice(0, shown)
}
