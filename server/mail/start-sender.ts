import { join } from 'node:path'
import type { Parts } from '../parts.ts'
import type { Documents } from './attachment.ts'
import { releaseFarAhead } from './clock-back-store.ts'
import { deliverAsEml } from './deliver-as-eml.ts'
import { deliverBySmtp } from './deliver-by-smtp.ts'
import type { Deliver } from './delivery.ts'
import type { OutboxMail } from './outbox-mail.ts'
import { claimMails, releaseMail } from './outbox-store.ts'
import { lease, type SendParts, sendClaimedMail, type WhyNotDue } from './send-claimed-mail.ts'

/** Mails under way at once: a slow one does not hold up the rest. */
const lanes = 8
/** Mails claimed at once: each claim is a write that must reach the disk. */
const claimedAtOnce = 16
/** Mails that another process stored, and those whose next try has come, are found at the latest after this time. */
const lookEvery = 2000

export interface Sender {
  /** Looks for mails now: to be called after a commit that stored one. */
  wake: () => void
  /** Takes no further mail; resolves once those under way have ended. */
  stop: () => Promise<void>
}

interface SenderOptions {
  /** Asked of each mail when its turn comes. */
  whyNotDue: WhyNotDue
  /** What composes the documents that mails carry. */
  documents?: Documents
  /** Told of each failed look or try, without addresses. */
  warn?: (details: object, message: string) => void
  deliver?: Deliver
  /** Who delivers what is no mail, by its `motivo`. */
  others?: Readonly<Record<string, Deliver>>
}

function deliverAsSet({ settings: { smtpUrl, dataDir, baseUrl } }: Parts): Deliver {
  return smtpUrl ? deliverBySmtp(smtpUrl, baseUrl) : deliverAsEml(join(dataDir, 'correo'), baseUrl)
}

/** The mails that this process has claimed and not begun to send; its lanes share them. */
function claimsOf({ db, engine, now }: Parts) {
  const claimed: OutboxMail[] = []
  let claiming: Promise<void> | undefined
  const claim = async () => {
    try {
      claimed.push(...(await claimMails(db, engine, { now: now(), lease, most: claimedAtOnce })))
    } finally {
      claiming = undefined
    }
  }
  return {
    /** Claims more where none is left; lanes that ask meanwhile wait for the same claim. */
    refill: async () => {
      if (claimed.length > 0) return
      claiming ??= claim()
      await claiming
    },
    take: () => claimed.shift(),
    giveBack: async () => {
      for (const mail of claimed.splice(0)) await releaseMail(db, mail)
    },
  }
}

/**
 * Starts sending the outbox: through SMTP_URL, or as .eml files in DATA_DIR/correo without it. Any number of processes
 * may do so on one database. `main.ts` starts it after the migration, puts `wake` into `parts.mailQueued`, and awaits
 * `stop()` before it closes the database.
 */
export function startSender(
  parts: Parts,
  { whyNotDue, documents = {}, warn = () => {}, deliver, others = {} }: SenderOptions,
): Sender {
  const { db, now } = parts
  const deliverMail = deliver ?? deliverAsSet(parts)
  const deliverAny: Deliver = (mail, ...rest) => (others[mail.motivo] ?? deliverMail)(mail, ...rest)
  const claims = claimsOf(parts)
  const sending: SendParts = { db, now, deliver: deliverAny, whyNotDue, documents }
  let stopping = false
  let running: Promise<void> | undefined
  let again = false

  const lane = async () => {
    while (!stopping) {
      await claims.refill()
      const mail = stopping ? undefined : claims.take()
      if (!mail) return
      const failure = await sendClaimedMail(sending, mail)
      if (failure) warn({ correo: mail.id, intento: mail.intentos, motivo: mail.motivo, failure }, 'mail not sent')
    }
  }
  const look = async () => {
    do {
      again = false
      const results = await Promise.allSettled([releaseFarAhead(db, now()), ...Array.from({ length: lanes }, lane)])
      for (const result of results)
        if (result.status === 'rejected') warn({ err: result.reason }, 'outbox not readable')
    } while (again && !stopping)
    running = undefined
  }
  const wake = () => {
    if (stopping) return
    again = true
    running ??= look()
  }
  const timer = setInterval(wake, lookEvery)
  wake()

  return {
    wake,
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await running
      await claims.giveBack()
    },
  }
}
