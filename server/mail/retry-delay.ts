const first = Temporal.Duration.from({ seconds: 5 })
const longest = Temporal.Duration.from({ minutes: 15 })
const giveUpAfter = Temporal.Duration.from({ hours: 30 * 24 })

/**
 * How long to wait after the nth failed try (from 1): 5 s, doubled each time, at most 15 minutes, so that everything
 * has left a quarter of an hour after a mail server that was down for days is back.
 */
export function retryDelay(intentos: number): Temporal.Duration {
  const seconds = Math.min(first.total('seconds') * 2 ** (intentos - 1), longest.total('seconds'))
  return Temporal.Duration.from({ seconds })
}

/** A mail that could not leave in 30 days is of no use to anybody any more. */
export function isTooOld(creadoEn: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(creadoEn.add(giveUpAfter), now) < 0
}
