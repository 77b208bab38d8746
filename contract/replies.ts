import * as z from 'zod/mini'

export const okReply = z.object({ ok: z.literal(true) })

/** Any refusal: a Spanish sentence for a person and, for bad input, one for each field. */
export const errorReply = z.object({
  error: z.string(),
  campos: z.optional(z.record(z.string(), z.string())),
})
export type ErrorReply = z.infer<typeof errorReply>
