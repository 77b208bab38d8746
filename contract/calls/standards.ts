import * as z from 'zod/mini'
import { text } from '../text.ts'

export const pageSizes = [10, 20, 30, 40, 50] as const

export const standardsBody = z.object({
  page: z
    .number({ error: 'Debe ser un número.' })
    .check(z.int({ error: 'Debe ser entero.' }), z.gte(1, { error: 'Empieza en 1.' })),
  pageSize: z.literal(pageSizes, { error: 'El tamaño de página debe ser 10, 20, 30, 40 o 50.' }),
  identificacion: z.optional(text(200)),
})

/** A reference standard as the table shows it. Source: specification §3. */
export const standardRow = z.object({
  Descripcion: z.string(),
  Marca: z.string(),
  Identificacion: z.string(),
  Calibrado: z.string(),
  Proxima: z.string(),
  /** HTML: links and plain inline text only, cleaned when it came in. */
  Informe: z.string(),
})
export type StandardRow = z.infer<typeof standardRow>

export const standardsReply = z.object({
  data: z.array(standardRow),
  total: z.number(),
  totalPages: z.number(),
  /** Only when there is nothing to show. */
  message: z.optional(z.string()),
  /** Identifiers near the one asked for, when it was not found. */
  cercanos: z.optional(z.array(z.string())),
})
export type StandardsReply = z.infer<typeof standardsReply>
