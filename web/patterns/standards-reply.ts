import * as z from 'zod/mini'
import { type StandardRow, standardsReply } from '../../contract/calls/standards.ts'

/** A backend of somebody else may answer a message and nothing beside it (specification §7). */
export const standardsAnswer = z.union([
  standardsReply,
  z.object({ message: z.string().check(z.minLength(1)), cercanos: z.optional(z.array(z.string())) }),
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
