import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../database/tables.ts'
import { errorCode } from '../error-code.ts'
import { type Documents, readyAttachments } from './attachment.ts'
import { type Deliver, type Delivery, PermanentFailure } from './delivery.ts'
import type { OutboxMail } from './outbox-mail.ts'
import { discardMail, markSent, postponeMail, postponeRest, renewClaim, withdrawMail } from './outbox-store.ts'
import { isTooOld, retryDelay } from './retry-delay.ts'

const second = 1000
/** A claim is short and renewed while its mail is on its way: after a kill another takes over within this time. */
export const lease = Temporal.Duration.from({ seconds: 15 })
const renewEvery = 5 * second
const longestDelivery = 60 * second

/** Why a mail that was worth sending when it was stored no longer is; undefined where it still is. */
export type WhyNotDue = (mail: OutboxMail, now: Temporal.Instant) => Promise<string | undefined>

export interface SendParts {
  db: Db
  now: () => Temporal.Instant
  deliver: Deliver
  whyNotDue: WhyNotDue
  documents: Documents
}

/** Whether the claim still holds: one that waited for its turn is renewed first. */
async function isHeld({ db, now }: SendParts, mail: OutboxMail): Promise<boolean> {
  const left = mail.reservadoHasta.epochMilliseconds - now().epochMilliseconds
  return left > lease.total('milliseconds') - renewEvery || renewClaim(db, mail, now().add(lease))
}

/**
 * Composes and runs `deliver` while the claim holds:
 * 60 s at most, ended at once when another sender has taken the mail.
 */
async function deliverWhileHeld({ db, now, deliver, documents }: SendParts, mail: OutboxMail): Promise<Delivery> {
  const lost = new AbortController()
  const renew = async () => {
    try {
      if (!(await renewClaim(db, mail, now().add(lease)))) lost.abort(new Error('Another sender has taken the mail'))
    } catch (cause) {
      // The database is away: the claim may run out, so the mail must not go on.
      lost.abort(cause)
    }
  }
  let renewed = Promise.resolve()
  const renewal = setInterval(() => {
    renewed = renewed.then(renew)
  }, renewEvery)
  try {
    const attachments = await readyAttachments(mail.adjuntos, documents)
    return await deliver({ ...mail, attachments }, AbortSignal.any([lost.signal, AbortSignal.timeout(longestDelivery)]))
  } finally {
    clearInterval(renewal)
    // What became of the mail is written by the claim as it stands: a renewal under way would make it another's.
    await renewed
  }
}

/**
 * The mail has left: losing this note would send it again, so it is written even if the database is away for a minute.
 */
async function noteSent({ db, now }: SendParts, mail: OutboxMail, refused: readonly string[]): Promise<void> {
  for (let tries = 60; ; tries -= 1) {
    try {
      await markSent(db, mail, now(), refused)
      return
    } catch (cause) {
      if (tries === 0) throw cause
      await wait(second)
    }
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 1000)

/**
 * Sends one claimed mail and writes what became of it: sent, to be tried again, discarded or withdrawn with the reason.
 * One that another sender has taken meanwhile is left to it. Returns the error of a try that failed, for the log,
 * without an address in it.
 */
export async function sendClaimedMail(parts: SendParts, mail: OutboxMail): Promise<string | undefined> {
  const { db, now, whyNotDue } = parts
  if (!(await isHeld(parts, mail))) return undefined
  const outdated = await whyNotDue(mail, now())
  if (outdated !== undefined) {
    await withdrawMail(db, mail, outdated)
    return undefined
  }
  try {
    const delivery = await deliverWhileHeld(parts, mail)
    if (delivery.remaining.length === 0) await noteSent(parts, mail, delivery.refused)
    else await postponeRest(db, mail, { ...delivery, now: now(), at: nextTry(mail, now()) })
    return undefined
  } catch (error) {
    const reason = reasonOf(error)
    if (error instanceof PermanentFailure || isTooOld(mail.creadoEn, now())) await giveUp(parts, mail, reason)
    else await postponeMail(db, mail, nextTry(mail, now()), reason)
    return errorCode(error) || 'error'
  }
}

/** Nobody else will get it. Where somebody has, it left, so that nobody gets it twice. */
const giveUp = ({ db, now }: SendParts, mail: OutboxMail, reason: string) =>
  mail.enviadoEn ? markSent(db, mail, now(), [reason]) : discardMail(db, mail, reason)

const nextTry = (mail: OutboxMail, now: Temporal.Instant) => now.add(retryDelay(mail.intentos))
