import * as z from 'zod/mini'
import type { StandardRow } from '../../contract/calls/standards.ts'
import { looseCount, looseText } from '../api/loose-replies.ts'

const cercanos = z.catch(z.optional(z.array(z.string())), undefined)

/** A backend of somebody else may answer nulls in a row, or a message and nothing beside it (specification §7). */
export const standardsAnswer = z.union([
  z.object({
    data: z.array(
      z.object({
        Descripcion: looseText,
        Marca: looseText,
        Identificacion: looseText,
        Calibrado: looseText,
        Proxima: looseText,
        Informe: looseText,
      }),
    ),
    total: looseCount,
    totalPages: looseCount,
    message: z.catch(z.optional(z.string()), undefined),
    cercanos,
  }),
  z.object({ message: z.string().check(z.minLength(1)), cercanos }),
])

/** What the table shows. */
export interface StandardsPage {
  rows: StandardRow[]
  total: number
  totalPages: number
  /** Instead of rows. */
  message?: string
  /** Near identifiers, when the one asked for was not found. */
  near: string[]
}

/** With a message, rows and totals are cleared. Source: specification §8. */
export function toPage(answer: z.infer<typeof standardsAnswer>): StandardsPage {
  const near = answer.cercanos ?? []
  if (answer.message) return { rows: [], total: 0, totalPages: 0, message: answer.message, near }
  if (!('data' in answer)) return { rows: [], total: 0, totalPages: 0, near }
  return { rows: answer.data, total: answer.total, totalPages: answer.totalPages, near }
}
