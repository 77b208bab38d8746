import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { Parts } from '../parts.ts'
import { refuse } from '../refusal.ts'
import { alreadySubscribedMail, confirmationMail } from './newsletter-mails.ts'
import { cancelSubscription, confirmSubscription, isSubscribed, requestSubscription } from './subscription-store.ts'
import { newToken, tokenDigest } from './subscription-token.ts'

type SubscribeParts = Pick<Parts, 'db' | 'now' | 'settings' | 'mailQueued'>

/**
 * Sends a link that confirms to `email`, at most one in ten minutes. What the caller learns is the same whether the
 * address is new, waiting or subscribed. Source: design §7.
 */
export async function askForNewsletter(
  { db, now, settings, mailQueued }: SubscribeParts,
  email: string,
): Promise<void> {
  const at = now()
  const key = email.toLowerCase()
  const token = newToken()
  await db.transaction().execute(async (tx) => {
    if (await requestSubscription(tx, { email: key, digest: tokenDigest(token) }, at))
      await enqueueMail(tx, confirmationMail(email, token, settings.baseUrl), at)
    else if (await isSubscribed(tx, key))
      await enqueueMail(tx, alreadySubscribedMail(email, at.toString().slice(0, 10)), at)
  })
  mailQueued?.()
}

/** @throws Refusal `badToken` for a link that is unknown, a week old, or was used to leave. */
export async function confirmNewsletter({ db, now }: SubscribeParts, token: string): Promise<void> {
  if (!(await confirmSubscription(db, tokenDigest(token), now()))) refuse('badToken')
}

/** @throws Refusal `badToken` for an unknown link. */
export async function leaveNewsletter({ db }: SubscribeParts, token: string): Promise<void> {
  if (!(await cancelSubscription(db, tokenDigest(token)))) refuse('badToken')
}
