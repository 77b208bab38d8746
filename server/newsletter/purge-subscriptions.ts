import type { Tx } from '../database/tables.ts'
import { deleteUnsubscribedBefore } from './subscription-store.ts'

/** Removes who left the newsletter, or never confirmed it. Gives how many. Source: content/privacy.mdx. */
export const purgeSubscriptions = (tx: Tx, before: Temporal.Instant): Promise<number> =>
  deleteUnsubscribedBefore(tx, before)
