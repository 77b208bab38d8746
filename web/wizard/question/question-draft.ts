import { keep, kept } from '../browser-storage.ts'

const key = (idOrden: string) => `certeza.duda.${idOrden}`

/** A question begun but not sent: one who closes the dialog to look something up finds it again. */
export const keptQuestion = (idOrden: string): string => kept(key(idOrden)) ?? ''

/** Blank forgets it. */
export const keepQuestion = (idOrden: string, mensaje: string): void => keep(key(idOrden), mensaje || undefined)
