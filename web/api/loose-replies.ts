import * as z from 'zod/mini'

/** Text as any backend may give it: a number where text belongs, null or nothing where there is none. */
export const looseText = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value: string | number) => String(value)),
  ),
  '',
)

/** A count, which some backends write as text. */
export const looseCount = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  z.transform((value: number | string) => Number(value)),
)

/** A write's answer: any JSON object without `error` is a success (specification §7 lists nothing more). */
export const looseDone = z.looseObject({})
