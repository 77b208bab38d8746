import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'

const characters = (text: string) => [...text].length

/**
 * Text as typed, and then as it is kept (`asKept`): at most `max` characters (code points, not UTF-16 units).
 * NUL and lone surrogates are refused: PostgreSQL cannot hold them, and nobody types them.
 */
export const text = (max: number) =>
  z.string({ error: 'Debe ser texto.' }).check(
    z.overwrite(asKept),
    z.refine((value) => characters(value) <= max, {
      // Said when it is needed: to write a number as Mexico does takes a phone longer than to read all these rules.
      error: () => `Es demasiado largo: caben ${max.toLocaleString('es-MX')} caracteres.`,
    }),
    z.refine((value) => value.isWellFormed() && !value.includes('\0'), {
      error: 'Contiene un carácter que no se puede guardar.',
    }),
    z.meta({ description: `Texto de hasta ${max} caracteres` }),
  )

/** Something to see: format characters alone (a zero-width space, say) show nothing, and trimming leaves them. */
const visible = /[^\s\p{Cf}]/u

/** As `text`, and not blank. `missing` is the sentence shown when it is. */
export const requiredText = (max: number, missing: string) => text(max).check(z.regex(visible, { error: missing }))
