import * as z from 'zod/mini'
import { avisoReply } from './orders.ts'

/** Why an order was refused. `renglon`: the row as a spreadsheet numbers it, or the place of the order in JSON, from 1. */
export const importReason = z.object({ renglon: z.number(), columna: z.string(), motivo: z.string() })
export type ImportReason = z.infer<typeof importReason>

export const importOutcomes = ['nueva', 'cambiada', 'igual', 'rechazada'] as const

/** What became of one order of an import. Source: design §5. */
export const importResult = z.object({
  OrdenServicio: z.string(),
  /** Empty, as `enlace`, `fechaLimite` and `estado`, when the order is not stored. */
  idOrden: z.string(),
  enlace: z.string(),
  /** ISO 8601 with offset. */
  fechaLimite: z.string(),
  estado: z.enum(['abierta', 'confirmada', 'vencida', '']),
  avisos: z.array(avisoReply),
  resultado: z.enum(importOutcomes),
  /** Left as the customer put it: `RFC`, `48211.Marca`; `48211` alone is a whole instrument that the import lacked. */
  conservados: z.array(z.string()),
  motivos: z.array(importReason),
})
export type ImportResult = z.infer<typeof importResult>

export const importReply = z.array(importResult)
