import { setImmediate } from 'node:timers/promises'

/**
 * Turns in the order they are asked for, each in a round of the event loop of its own: between two pieces of any of the
 * documents or lists in the making, other calls are answered.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  const next = async (before: Promise<void>) => {
    await before
    await setImmediate()
  }
  return () => {
    last = next(last)
    return last
  }
}
