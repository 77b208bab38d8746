import * as z from 'zod/mini'
import { errorReply } from '../replies.ts'
import { requiredText, text } from '../text.ts'

export const pageSizes = [10, 20, 30, 40, 50] as const

export const standardsBody = z.object({
  page: z
    .number({ error: 'Debe ser un número.' })
    .check(z.int({ error: 'Debe ser entero.' }), z.gte(1, { error: 'Empieza en 1.' })),
  pageSize: z.literal(pageSizes, { error: 'El tamaño de página debe ser 10, 20, 30, 40 o 50.' }),
  identificacion: z.optional(text(200)),
})

/** What the printable list may be asked for. */
export const standardsQuery = z.object({ identificacion: z.optional(text(200)) })

/** A reference standard as the table shows it. Source: specification §3. */
const standardRow = z.object({
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

const recordText = (max: number) =>
  z.pipe(
    z.transform((value) => (value === null ? '' : value)),
    text(max),
  )

/** One row of the laboratory's snapshot; null is blank. Source: design §10. */
export const standardRecord = z.object({
  Descripcion: recordText(200),
  Marca: recordText(200),
  Identificacion: requiredText(200, 'Falta la identificación.'),
  Calibrado: recordText(200),
  Proxima: recordText(200),
  Informe: recordText(2000),
})

/** The whole list of standards. Each row is looked at by itself, so that a refusal can name it. */
export const standardsSnapshot = z.array(z.unknown(), { error: 'Debe ser una lista de patrones.' })

const repeatedRow = z.object({
  Identificacion: z.string(),
  /** Rows of the file, from 1, in which it stands. */
  renglones: z.array(z.number()),
  motivo: z.string(),
})
const rejectedRow = z.object({ renglon: z.number(), columna: z.string(), motivo: z.string() })

/** What an import did; with anything in `rechazados` it did nothing. Source: design §5. */
export const standardsImportReply = z.object({
  /** Standards published after it. */
  total: z.number(),
  nuevos: z.number(),
  cambiados: z.number(),
  iguales: z.number(),
  retirados: z.number(),
  repetidos: z.array(repeatedRow),
  rechazados: z.array(rejectedRow),
})
export type StandardsImport = z.infer<typeof standardsImportReply>

export const standardsRejectedReply = z.extend(errorReply, {
  rechazados: z.optional(z.array(rejectedRow)),
})

/** `?forzar=1` accepts a snapshot that is empty or retires more than half. */
export const forceQuery = z.object({ forzar: z.optional(z.enum(['0', '1'], { error: 'Debe ser 0 o 1.' })) })
