import type { ReadyAttachment } from './attachment.ts'
import type { OutboxMail } from './outbox-mail.ts'

/** A mail with its attachments composed. */
export interface OutgoingMail extends OutboxMail {
  attachments: readonly ReadyAttachment[]
}

/** What became of a mail that at least one recipient got, or that some were refused for good and others may get yet. */
export interface Delivery {
  /** Whether anybody got it. */
  reached: boolean
  /** Recipients that the mail server refused for good, `address: answer`. */
  refused: string[]
  /** Recipients that it asked to try again later, each with its answer. */
  remaining: { address: string; answer: string }[]
}

/**
 * Hands one mail over. An abort ends it at once, before the mail server has the whole mail.
 * @throws PermanentFailure when trying again is of no use; any other error is worth another try.
 */
export type Deliver = (mail: OutgoingMail, signal: AbortSignal) => Promise<Delivery>

export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}
