import * as z from 'zod/mini'
import { avisoReply } from './orders.ts'

/**
 * Why an order was refused. `renglon`: the row as a spreadsheet numbers it, or the place of the order in JSON, from 1.
 */
const importReason = z.object({ renglon: z.number(), columna: z.string(), motivo: z.string() })
export type ImportReason = z.infer<typeof importReason>

const importOutcomes = ['nueva', 'cambiada', 'igual', 'rechazada'] as const

/** What became of one order of an import. Source: design §5. */
const importResult = z.object({
  OrdenServicio: z.string(),
  /** Empty, as `enlace`, `fechaLimite` and `estado`, when the order is not stored. */
  idOrden: z.string(),
  enlace: z.string(),
  /** ISO 8601 with offset. */
  fechaLimite: z.string(),
  estado: z.enum(['abierta', 'confirmada', 'vencida', 'cancelada', '']),
  avisos: z.array(avisoReply),
  resultado: z.enum(importOutcomes),
  /** Left as the customer put it: `RFC`, `48211.Marca`; `48211` alone is a whole instrument that the import lacked. */
  conservados: z.array(z.string()),
  motivos: z.array(importReason),
})
export type ImportResult = z.infer<typeof importResult>

export const importReply = z.array(importResult)

/** The ERP's orders: records as in an import file. Each is judged by itself, so that one bad order refuses no other. */
export const erpOrdersBody = z
  .array(z.unknown(), {
    error: 'Lo enviado debe ser una lista de órdenes: [{"OrdenServicio": …, "instrumentos": […]}].',
  })
  .check(
    z.meta({
      description: 'Órdenes: OrdenServicio, datos de facturación, instrumentos, instrumentosAdicional, fechaLimite',
    }),
  )

const notACursor = { error: 'Debe ser el cursor de un cambio: un número entero.' }

/** `desde`: the cursor after which changes are wanted; 0 or nothing: from the first. */
export const erpChangesQuery = z.object({
  desde: z._default(
    // A doubled `desde` comes as a list.
    z.string(notACursor).check(z.regex(/^\d{1,15}$/, notACursor)),
    '0',
  ),
})

/** One entry of the log. Values are null where there was none, or where they were deleted to keep no personal data. */
const erpChange = z.object({
  cursor: z.number(),
  OrdenServicio: z.string(),
  tipo: z.string(),
  /** Null for a whole order or instrument, whose values are JSON in `antes` or `despues`. */
  campo: z.nullable(z.string()),
  antes: z.nullable(z.string()),
  despues: z.nullable(z.string()),
  /** ISO 8601 with offset. */
  cuando: z.string(),
  quien: z.string(),
  idDatoCert: z.nullable(z.string()),
})

/** `siguiente`: the cursor to ask with next time. */
export const erpChangesReply = z.object({ cambios: z.array(erpChange), siguiente: z.number() })
