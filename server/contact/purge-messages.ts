import type { Tx } from '../database/tables.ts'
import { deleteMessagesBefore } from './message-store.ts'

/** Removes messages and questions received before an instant, whole. Gives how many. Source: content/privacy.mdx. */
export const purgeMessages = (tx: Tx, before: Temporal.Instant): Promise<number> => deleteMessagesBefore(tx, before)
