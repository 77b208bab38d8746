import * as z from 'zod/mini'

export const healthReply = z.object({
  ok: z.boolean(),
  baseDeDatos: z.enum(['sqlite', 'postgres']),
  version: z.string(),
})
