import type { Outcome } from '../../api/call.ts'

/** What is sent for one group of fields: all its values, and which of them are to be written. */
export interface Batch {
  turn: number
  values: Readonly<Record<string, string>>
  cambiados: readonly string[]
  /** Outlives the page. */
  keepalive: boolean
}

interface SaveQueueParts {
  /** The next batch, its fields marked as under way; undefined when nothing is due. */
  take: (atLeave: boolean) => Batch | undefined
  send: (batch: Batch, atLeave: boolean) => Promise<Outcome<unknown>>
  /** Writes the outcome into the fields. */
  settle: (batch: Batch, outcome: Outcome<unknown>) => void
}

/** Milliseconds to wait before try number `tries` + 1: 2 s, doubled up to a minute. */
const retryDelay = (tries: number) => Math.min(60_000, 2000 * 2 ** (tries - 1))

/** No answer, or the server's own trouble: worth trying again. */
export const isTransient = (outcome: Outcome<unknown>) =>
  outcome.kind === 'network' ||
  outcome.kind === 'unreadable' ||
  (outcome.kind === 'refused' && (outcome.status === 429 || outcome.status >= 500))

export interface SaveQueue {
  /**
   * Sends what is due; resolves when nothing is under way any more (also when it failed and waits to be tried again).
   */
  run: () => Promise<void>
  /** Sends what is due at once, beside what is under way, so that it outlives the page. */
  runAtLeave: () => void
  stop: () => void
}

/** One send at a time a group: a newer save never overtakes an older one on its way. Failed ones are tried again. */
export function createSaveQueue({ take, send, settle }: SaveQueueParts): SaveQueue {
  let running = Promise.resolve()
  let busy = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let stopped = false

  const again = () => {
    tries += 1
    clearTimeout(retry)
    if (!stopped) retry = setTimeout(run, retryDelay(tries))
  }

  const drain = async () => {
    for (let batch = take(false); batch && !stopped; batch = take(false)) {
      const outcome = await send(batch, false)
      settle(batch, outcome)
      if (isTransient(outcome)) {
        again()
        break
      }
      tries = 0
    }
    // In the same breath as the last look for something due: what becomes due after it starts a loop of its own.
    busy = false
  }

  const run = () => {
    clearTimeout(retry)
    // What became due while the loop runs is taken by it: it looks again after every answer.
    if (!busy && !stopped) {
      busy = true
      running = drain()
    }
    return running
  }

  return {
    run,
    runAtLeave: () => {
      const batch = stopped ? undefined : take(true)
      if (!batch) return
      // The page may only have been hidden: what failed then is tried again as any other save.
      send(batch, true).then((outcome) => {
        settle(batch, outcome)
        if (isTransient(outcome)) again()
      })
    },
    stop: () => {
      stopped = true
      clearTimeout(retry)
    },
  }
}
